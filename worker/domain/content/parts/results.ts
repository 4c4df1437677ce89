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
  "unsteady-funnel": "Funnel that converts now and then",
  "own-hours": "Ads that take their own time",
  "second-eyes": "Runs ads and wants coaching",
  "small-budget": "Small budget",
  "far-target": "Target far above today’s revenue",
};

const TIMES = "{times} is how many times today’s revenue the target is.";

const roadblock = (id: RoadblockId) =>
  group(ROADBLOCK_LABELS[id], {
    title: text("Headline", 64),
    text: text("What it means", 260, id === "far-target" ? { may: ["times"], help: TIMES } : {}),
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
  group("Pulse, for those who don’t see it", {
    own: text("A visitor’s", 48, { needs: ["beats"] }),
    sample: text("An example", 48, { needs: ["beats"] }),
    none: text("No answers yet", 60),
    one: text("One answer", 60),
    count: text("Several answers", 60, { needs: ["count"] }),
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
      named: text("By name", 40, { needs: ["name"], help: "{name} is the visitor’s first name." }),
      unnamed: text("Without a name", 40),
    }),
    finding: group("Finding", {
      none: text("Headline without a roadblock", 64),
      noneText: text("Below it", 120),
      quote: text("A visitor’s answer", 40, { needs: ["answer"] }),
      stake: text("Above the gap", 40),
      gap: text("The gap", 80, { needs: ["gap"] }),
      gapAbove: text("The gap, if it is larger", 32, { needs: ["money"] }),
      gapUpTo: text("The gap, if it is at most", 32, { needs: ["money"] }),
      from: text("What it is worked out from", 120, { needs: ["revenue", "target"] }),
    }),
    roadblocks: group("Roadblocks", roadblocks(), {
      help: "Which ones a visitor has follows from their answers, and that stays. The words are yours.",
    }),
    others: group("Further roadblocks", {
      heading: text("Headline", 60),
      none: text("Headline without any", 60),
    }),
    pulse: pulse(),
    names: group("What answers are called", { ...names(), businessUrl: text("Website", 18) }),
    why: whySchema(),
    program: group("Recommended program", {
      ticket: text("Above its name, in short", 48),
      unknown: text("Above it where it isn’t known", 48),
      above: text("Above its name, in full", 48),
      investment: text("Before its price", 24),
      missing: text("While it has no page", 160),
      elsewhere: group("At the end of quiz and chat, if it didn’t load", {
        above: text("Small line", 40),
        heading: text("Headline", 60),
        text: text("Paragraph", 120),
      }),
    }),
    openHub: text("Button to the hub", 32),
    hubClosed: text("The hub has closed", 160),
    chat: group("At the end of the chat", {
      above: text("Above the finding", 80, { may: ["greeting"] }),
      told: text("Folded: the answers", 40),
      conversation: text("Folded: the conversation", 40),
      ask: text("Folded: a new conversation", 40),
      startAgain: text("Button to begin anew", 24),
      note: text("Below it", 100),
    }),
  });

export type Results = z.infer<ReturnType<typeof resultsSchema>>;
export type PulseWords = Results["pulse"];
export type FindingWords = Results["finding"];
export type RoadblockWords = Results["roadblocks"];
