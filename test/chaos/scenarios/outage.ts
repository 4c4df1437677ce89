import { completeQuizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { contactSchema } from "#domain/funnel/answers/contact";
import { setTimeout as sleep } from "node:timers/promises";
import { keptFormSender } from "../../../web/features/funnel/quiz/lead/kept-form-sender.ts";
import { readKeptForms, type FinishedForm } from "../../../web/features/funnel/quiz/lead/kept-forms.ts";
import { finishedForm, submitLead } from "../../../web/features/funnel/quiz/lead/submit-lead.ts";
import { waitForTry } from "../../../web/lib/retry.ts";
import { store } from "../../../web/lib/storage.ts";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { acceptances } from "../acceptances.ts";
import { inNewBrowser, installBrowsers } from "../browser.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { runtimePid } from "../kill-runtime.ts";
import { readNumber } from "../read-database.ts";
import { exactly, told, type Figure, type Scenario } from "../scenario.ts";
import { settleOutbox } from "../settle-outbox.ts";
import { leadBody } from "../submit-lead.ts";
import { noteSent } from "../written.ts";
import { limitFiles, surviveFullDisk } from "./full-disk.ts";

const LONG = { rounds: 4, forms: 60 };
const SHORT = { rounds: 1, forms: 12 };
/** Over the 15 seconds that a page once tried for. */
const OUTAGE_MS = 17_000;
/** Within which the forms of a round are finished. */
const ARRIVALS_MS = 6_000;
const MOST_WAIT_MS = 2_000;

type Outage = { name: string; begin: () => void; end: () => void };

const OUTAGES: readonly [Outage, Outage] = [
  { name: "the database takes nothing", begin: () => limitFiles(0), end: () => limitFiles(null) },
  { name: "the Worker stands still", begin: () => signal("SIGSTOP"), end: () => signal("SIGCONT") },
];

type Visits = { forms: string[]; failures: number; closed: number; kept: number };

/** Nothing is taken for longer than a page once tried, and half of the visitors close theirs. */
export const outage: Scenario = {
  name: "outage",
  run: async (chaos, random) => {
    const wanted = chaos.short ? SHORT : LONG;
    const undo = surviveFullDisk(chaos.folder);
    const app = await startChaosApp(chaos, "outage").finally(undo);
    const uninstall = installBrowsers(app.url);
    const visits: Visits = { forms: [], failures: 0, closed: 0, kept: 0 };
    try {
      for (let round = 0; round < wanted.rounds; round++) {
        const kind = OUTAGES[round % 2] ?? OUTAGES[0];
        chaos.say(`round ${round + 1}: ${kind.name}`);
        await meet(kind, visits, wanted.forms, random);
      }
      const waiting = await settleOutbox(app);
      return figuresOf(app, visits, waiting);
    } finally {
      uninstall();
      await app.stop();
    }
  },
};

function signal(name: "SIGSTOP" | "SIGCONT"): void {
  const pid = runtimePid();
  if (pid !== null) process.kill(pid, name);
}

/** Visitors finish their forms around the beginning of an outage, which ends whatever becomes of them. */
async function meet({ begin, end }: Outage, visits: Visits, forms: number, random: Random): Promise<void> {
  begin();
  const over = sleep(OUTAGE_MS).then(end);
  const all = Array.from({ length: forms }, async (_, index) => {
    const arrives = random.below(ARRIVALS_MS);
    const stays = index % 2 ? null : random.below(OUTAGE_MS - ARRIVALS_MS);
    await sleep(arrives);
    await inNewBrowser(() => visit(visits, stays));
  });
  await Promise.all([over, ...all]);
}

/** One visitor, in the browser's own code. `stays` is when they close the page (ms), null for never. */
async function visit(visits: Visits, stays: number | null): Promise<void> {
  store("ad-consent", true);
  const form = formOf(visits.forms.length);
  noteSent(form);
  visits.forms.push(form.sessionId);
  const closing = new AbortController();
  const wait = async (delay: number, error: unknown) => {
    visits.failures += 1;
    await waitForTry(Math.min(delay, MOST_WAIT_MS), error, closing.signal);
    if (closing.signal.aborted) throw error;
  };
  const page = submitLead(() => form, { wait, left: closing.signal }).then(
    () => true,
    () => false,
  );
  if (stays !== null) void sleep(stays).then(() => closing.abort());
  if (!(await page)) {
    visits.closed += 1;
    await sleep(MOST_WAIT_MS);
    await keptFormSender(() => {}).send();
  }
  visits.kept += readKeptForms().length;
}

function formOf(index: number): FinishedForm {
  const { sessionId, answers, ...contact } = leadBody(index);
  return finishedForm(sessionId, {
    ...contactSchema.parse(contact),
    answers: completeQuizAnswersSchema.parse(answers),
    emailConsent: true,
    company: "",
    extra: {},
  });
}

function figuresOf(app: ChaosApp, { forms, failures, closed, kept }: Visits, waiting: number): Figure[] {
  const rows = acceptances(app);
  const unsent = rows.filter(({ status, times }) => status !== "sent" || times === 0).length;
  const ids = forms.map((id) => `'${id}'`).join(",");
  const stored = (where: string) =>
    readNumber(app.state, `select count(*) from assessments where completed_at is not null and ${where}`);
  return [
    { what: "tries that failed", expected: "over 0", measured: String(failures), ok: failures > 0 },
    { what: "pages closed before an answer", expected: "over 0", measured: String(closed), ok: closed > 0 },
    exactly("finished forms that are stored", forms.length, stored(`session_id in (${ids})`)),
    exactly("leads stored", forms.length, stored("true")),
    exactly("forms still in a browser", 0, kept),
    exactly("causes queued", 4 * forms.length, rows.length),
    exactly("messages, mails and events not accepted", 0, Math.max(unsent, waiting)),
    told("forms finished while nothing was taken", forms.length),
  ];
}
