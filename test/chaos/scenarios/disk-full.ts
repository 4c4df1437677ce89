import * as z from "zod/mini";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { sayOnce, sayUntilAnswered, type ChatMessage } from "../chat-visitor.ts";
import { diskFigures, type Told } from "./disk-figures.ts";
import { limitFiles, logBytes, surviveFullDisk } from "./full-disk.ts";
import { post } from "../post.ts";
import { told, type Scenario } from "../scenario.ts";
import { settleOutbox } from "../settle-outbox.ts";
import { leadBody, submit, submitUntilAcknowledged } from "../submit-lead.ts";

const LONG = { rounds: 20, leads: 10, refusals: 12 };
const SHORT = { rounds: 2, leads: 2, refusals: 3 };
/** So much more fits before the disk is full. */
const ROOM_BYTES = 60_000;
/** SQLite writes its log from the beginning again once it is about so long. */
const LOG_BYTES = 4_000_000;
/** Every second time hardly a file has room, those of the chats neither. */
const NO_ROOM_BYTES = 8192;
const MOST_TRIES = 60;

const errorSchema = z.object({ code: z.string(), message: z.string() });

/** The disk of the local state fills up at random points, and has room again. */
export const diskFull: Scenario = {
  name: "disk-full",
  run: async (chaos, random) => {
    const wanted = chaos.short ? SHORT : LONG;
    const undo = surviveFullDisk(chaos.folder);
    const app = await startChaosApp(chaos, "disk-full").finally(undo);
    try {
      const all: Told = { leads: [], messages: [], refused: 0, strange: [], reads: 0, readFailures: 0 };
      for (let round = 0; round < wanted.rounds; round++) {
        const sessionId = crypto.randomUUID();
        await beforeItIsFull(app, all, { sessionId, leads: wanted.leads }, random);
        limitFiles(round % 2 ? random.below(NO_ROOM_BYTES) : someRoom(app.state, random));
        await whileItIsFull(app, all, { sessionId, until: all.refused + wanted.refusals });
        limitFiles(null);
        chaos.say(`round ${round + 1}: ${all.leads.length} leads, ${all.refused} refused`);
      }
      const after = await submitUntilAcknowledged(app.url, leadBody(-1));
      all.leads.push(after.sessionId);
      const waiting = await settleOutbox(app);
      return [told("times that the disk was full", wanted.rounds), ...(await diskFigures(app, all, waiting))];
    } finally {
      await app.stop();
    }
  },
};

/** Where the database's log finds no more room, soon: somewhere within a write. */
function someRoom(state: string, random: Random): number {
  const bytes = logBytes(state);
  return bytes < LOG_BYTES ? bytes + random.below(ROOM_BYTES) : random.below(bytes);
}

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
  { sessionId, until }: { sessionId: string; until: number },
): Promise<void> {
  for (let index = 0; index < MOST_TRIES && all.refused < until; index++) {
    const body = leadBody(all.leads.length);
    if (await isTaken(all, submit(app.url, body))) all.leads.push(body.sessionId);
    const start = { sessionId: crypto.randomUUID() };
    await isTaken(all, post(app.url, "/api/assessment/track-quiz-start", start));
    const messageId = crypto.randomUUID();
    await speak(app.url, all, { sessionId, message: `message ${messageId} to a full disk`, messageId });
    await read(app.url, all);
  }
}

async function speak(url: string, all: Told, call: ChatMessage): Promise<void> {
  const sent = await sayOnce(url, call).catch((error: unknown) => void all.strange.push(String(error)));
  if (sent?.outcome === "counted") all.messages.push({ ...call, reply: sent.reply });
  if (sent === null) all.refused += 1;
}

async function read(url: string, all: Told): Promise<void> {
  for (const path of ["/api/health", "/api/config", `/api/hub/${all.leads[0]}`, "/"]) {
    const answer = await fetch(new URL(path, url)).catch((error: unknown) => String(error));
    all.reads += 1;
    if (typeof answer !== "string" && answer.ok) {
      await answer.text();
      continue;
    }
    all.readFailures += 1;
    await noteUnlessOurs(all, answer);
  }
}

/** Whether a write was taken. */
async function isTaken(all: Told, sending: Promise<Response>): Promise<boolean> {
  const answer = await sending.catch((error: unknown) => String(error));
  if (typeof answer !== "string" && answer.ok) {
    await answer.text();
    return true;
  }
  all.refused += 1;
  await noteUnlessOurs(all, answer);
  return false;
}

/** What is no yes has to be an error of the API with its reason or its reference. */
async function noteUnlessOurs(all: Told, answer: Response | string): Promise<void> {
  if (typeof answer === "string") return void all.strange.push(answer);
  const text = await answer.text();
  const isOurs = [500, 503].includes(answer.status) && errorSchema.safeParse(jsonOf(text)).success;
  if (!isOurs) all.strange.push(`${answer.status} ${text.slice(0, 200)}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
