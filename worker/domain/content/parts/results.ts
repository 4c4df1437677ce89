import type * as z from "zod/mini";
import { QUESTIONS, type QuestionId } from "../../funnel/answers/questions.ts";
import { ROADBLOCK_IDS, type RoadblockId } from "../../funnel/answers/roadblocks.ts";
import { fromEntries } from "../../from-entries.ts";
import { group, text } from "../field.ts";
import { whySchema } from "./why.ts";

/** What each roadblock is called among staff. */
export const ROADBLOCK_LABELS: Record<RoadblockId, string> = {
  "no-funnel": "No funnel yet",
  "weak-funnel": "Funnel that doesn’t convert",
  "new-account": "No ads yet",
  "failed-try": "Ads that didn’t work",
  swings: "Results that go up and down",
  "costly-days": "High spend, weak days",
  "unsteady-funnel": "Funnel that converts sometimes",
  "own-hours": "Ads that take their own time",
  "second-eyes": "Runs ads and wants coaching",
  "small-budget": "Small budget",
  "far-target": "Target far above today’s revenue",
};

const TIMES = "{times} is how many times today’s revenue the target is.";

const roadblock = (id: RoadblockId) =>
  group(ROADBLOCK_LABELS[id], {
    title: text("Headline", 64),
    text: text("Explanation", 260, id === "far-target" ? { may: ["times"], help: TIMES } : {}),
  });

const roadblocks = () =>
  fromEntries<Record<RoadblockId, ReturnType<typeof roadblock>>>(
    ROADBLOCK_IDS.map((id) => [id, roadblock(id)]),
  );

const name = (label: string) => text(label, 18);
const names = () =>
  fromEntries<Record<QuestionId, ReturnType<typeof name>>>(
    QUESTIONS.map(({ id, label }) => [id, name(label)]),
  );

const at = (label: string) => text(label, 40, { needs: ["parts"] });

/** The drawing of a pulse, told to those who do not see it. */
const pulse = () =>
  group("Pulse (screen readers)", {
    own: text("Visitor’s pulse", 48, { needs: ["beats"] }),
    sample: text("Example pulse", 48, { needs: ["beats"] }),
    none: text("No answers yet", 60),
    one: text("After one answer", 60),
    count: text("After several answers", 60, { needs: ["count"] }),
    flat: at("Flat"),
    falling: at("Falling"),
    uneven: at("Uneven"),
    faint: at("Faint"),
    roadblocks: at("Roadblocks"),
  });

/** What an assessment finds: in the hub, and at the end of quiz and chat. */
export const resultsSchema = () =>
  group("Results", {
    greeting: group("Greeting", {
      named: text("Greeting by name", 40, { needs: ["name"], help: "{name} is the visitor’s first name." }),
      unnamed: text("Greeting without a name", 40),
    }),
    finding: group("Finding", {
      none: text("Headline with no roadblock", 64),
      noneText: text("Supporting text", 120),
      quote: text("Quoted answer", 40, { needs: ["answer"] }),
      stake: text("Gap label", 40),
      gap: text("Gap", 80, { needs: ["gap"] }),
      gapAbove: text("Gap: larger than", 32, { needs: ["money"] }),
      gapUpTo: text("Gap: at most", 32, { needs: ["money"] }),
      from: text("Basis of the gap", 120, { needs: ["revenue", "target"] }),
    }),
    roadblocks: group("Roadblocks", roadblocks(), {
      help: "A visitor’s answers decide which ones they get, and that can’t be changed. The wording is yours.",
    }),
    others: group("Further roadblocks", {
      heading: text("Headline", 60),
      none: text("Headline with none", 60),
    }),
    pulse: pulse(),
    names: group("Names of the answers", { ...names(), businessUrl: text("Website", 18) }),
    why: whySchema(),
    program: group("Recommended program", {
      ticket: text("Small line, short", 48),
      unknown: text("Small line, program unknown", 48),
      above: text("Small line above", 48),
      investment: text("Price label", 24),
      missing: text("Note without a page", 160),
      elsewhere: group("Fallback after quiz and chat", {
        above: text("Small line above", 40),
        heading: text("Headline", 60),
        text: text("Paragraph", 120),
      }),
    }),
    openHub: text("Hub button", 32),
    hubClosed: text("Closed hub", 160),
    chat: group("End of the chat", {
      above: text("Finding label", 80, { may: ["greeting"] }),
      told: text("Fold: answers", 40),
      conversation: text("Fold: conversation", 40),
      ask: text("Fold: new conversation", 40),
      startAgain: text("Start-over button", 24),
      note: text("Supporting text", 100),
    }),
  });

export type Results = z.infer<ReturnType<typeof resultsSchema>>;
export type PulseWords = Results["pulse"];
export type FindingWords = Results["finding"];
export type RoadblockWords = Results["roadblocks"];
