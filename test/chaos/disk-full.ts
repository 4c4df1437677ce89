import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import type { Random } from "../domain/seeded-random.ts";
import { acceptances } from "./acceptances.ts";
import { startChaosApp, type ChaosApp } from "./chaos-app.ts";
import { sayUntilAnswered, transcript, type ChatMessage } from "./chat-visitor.ts";
import { limitFiles, logBytes, surviveFullDisk } from "./full-disk.ts";
import { post } from "./post.ts";
import { readRows } from "./read-database.ts";
import { exactly, told, type Figure, type Scenario } from "./scenario.ts";
import { settleOutbox } from "./settle-outbox.ts";
import { leadBody, submit, submitUntilAcknowledged } from "./submit-lead.ts";

const LONG = { rounds: 12, leads: 10, tries: 20 };
const SHORT = { rounds: 2, leads: 3, tries: 5 };
/** So much more fits before the disk is full: anywhere within a write, and between two. */
const ROOM_BYTES = 120_000;

const errorSchema = z.object({ code: z.string(), message: z.string() });

type Told = {
  /** Sessions that the Worker said it has. */
  leads: string[];
  messages: (ChatMessage & { reply: string })[];
  refused: number;
  /** Answers that are neither a yes nor an error as the API words it. */
  strange: string[];
  reads: number;
  readFailures: number;
};

/** The disk of the local state fills up at random points, and has room again. */
export const diskFull: Scenario = {
  name: "disk-full",
  run: async (chaos, random) => {
    const wanted = chaos.short ? SHORT : LONG;
    const undo = surviveFullDisk(chaos.folder);
    const app = await startChaosApp(chaos, "disk-full").finally(undo);
    try {
      const all: Told = { leads: [], messages: [], refused: 0, strange: [], reads: 0, readFailures: 0 };
      const sessionId = crypto.randomUUID();
      for (let round = 0; round < wanted.rounds; round++) {
        await beforeItIsFull(app, all, { sessionId, leads: wanted.leads }, random);
        limitFiles(logBytes(app.state) + random.below(ROOM_BYTES));
        await whileItIsFull(app, all, { sessionId, tries: wanted.tries });
        limitFiles(null);
        chaos.say(`round ${round + 1}: ${all.leads.length} leads, ${all.refused} refused`);
      }
      const after = await submitUntilAcknowledged(app.url, leadBody(-1));
      all.leads.push(after.sessionId);
      const waiting = await settleOutbox(app);
      return await figuresOf(app, all, { sessionId, rounds: wanted.rounds, waiting });
    } finally {
      await app.stop();
    }
  },
};

async function beforeItIsFull(
  app: ChaosApp,
  all: Told,
  { sessionId, leads }: { sessionId: string; leads: number },
  random: Random,
): Promise<void> {
  for (let lead = 0; lead < leads; lead++) {
    const { sessionId: acknowledged } = await submitUntilAcknowledged(app.url, leadBody(all.leads.length));
    all.leads.push(acknowledged);
  }
  const call = { sessionId, message: `message ${all.messages.length}`, messageId: crypto.randomUUID() };
  const sent = await sayUntilAnswered(app.url, call, random);
  if (sent.outcome === "counted") all.messages.push({ ...call, reply: sent.reply });
}

/** Everybody goes on: some writes still fit, the others are refused, each in the API's own words. */
async function whileItIsFull(
  app: ChaosApp,
  all: Told,
  { sessionId, tries }: { sessionId: string; tries: number },
): Promise<void> {
  const known = all.leads[0] ?? "";
  for (let index = 0; index < tries; index++) {
    const body = leadBody(all.leads.length);
    if (await isTaken(all, submit(app.url, body))) all.leads.push(body.sessionId);
    const start = { sessionId: crypto.randomUUID() };
    await isTaken(all, post(app.url, "/api/assessment/track-quiz-start", start));
    const init = { sessionId, message: "Hello!" };
    await isTaken(all, post(app.url, "/api/chat/init", init));
    for (const path of ["/api/health", "/api/config", `/api/hub/${known}`, "/"]) {
      const read = await fetch(new URL(path, app.url)).catch(() => null);
      await read?.text();
      all.reads += 1;
      if (!read?.ok) all.readFailures += 1;
    }
    await sleep(10);
  }
}

/** Whether a write was taken; one that was not has to be an error with a reference or a reason. */
async function isTaken(all: Told, sending: Promise<Response>): Promise<boolean> {
  const answer = await sending.catch((error: unknown) => String(error));
  if (typeof answer === "string") {
    all.strange.push(answer);
    return false;
  }
  const text = await answer.text();
  if (answer.ok) return true;
  all.refused += 1;
  const isOurs = [500, 503].includes(answer.status) && errorSchema.safeParse(jsonOf(text)).success;
  if (!isOurs) all.strange.push(`${answer.status} ${text.slice(0, 200)}`);
  return false;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function figuresOf(
  app: ChaosApp,
  all: Told,
  { sessionId, rounds, waiting }: { sessionId: string; rounds: number; waiting: number },
): Promise<Figure[]> {
  const stored = readRows<{ id: string }>(
    app.state,
    "select session_id as id from assessments where completed_at is not null",
  );
  const sessions = new Set(stored.map(({ id }) => id));
  const entries = await transcript(app.url, sessionId, app.staff);
  const replies = new Map(entries.map(({ content }, index) => [content, entries[index + 1]?.content]));
  const kept = all.messages.filter(({ message, reply }) => replies.get(message) === reply);
  const rows = acceptances(app);
  for (const strange of new Set(all.strange)) console.error(strange);
  return [
    told("times that the disk was full", rounds),
    told("writes refused while it was", all.refused),
    exactly("refusals that are no error of the API", 0, all.strange.length),
    told("reads that failed while it was", `${all.readFailures} of ${all.reads}`),
    exactly(
      "acknowledged leads that are stored",
      all.leads.length,
      all.leads.filter((id) => sessions.has(id)).length,
    ),
    exactly("acknowledged messages with their reply", all.messages.length, kept.length),
    exactly(
      "rows of the outbox not sent in the end",
      0,
      Math.max(waiting, rows.filter(({ status }) => status !== "sent").length),
    ),
    exactly("causes that no peer accepted", 0, rows.filter(({ times }) => times === 0).length),
    told("accepted twice, for the mark found no room", rows.filter(({ times }) => times > 1).length),
    exactly(
      "accepted twice and not counted on the row",
      0,
      rows.filter(({ times, interrupted }) => times > 1 + interrupted).length,
    ),
  ];
}
