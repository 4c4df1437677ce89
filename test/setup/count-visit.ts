import { env } from "cloudflare:workers";
import { ChatSession } from "../../worker/chat/chat-session.ts";
import { Desk } from "../../worker/desk/desk.ts";
import type { Call } from "../bench/http-client.ts";
import { rowsRead, rowsWritten, type Trip } from "../bench/tally.ts";
import { answersSettled, api } from "./api.ts";
import { watchD1 } from "./database/watch-d1.ts";
import { wrapMethod } from "./database/wrap-method.ts";

/** What an act asks of the platform, what goes on behind its answers included. */
export type ActCost = {
  requests: number;
  /** Round trips to D1, those that only read too. */
  trips: number;
  read: number;
  written: number;
  pokes: number;
  /** Looks into the outbox for what is to be sent. */
  claims: number;
  /** Calls to the chat's object. */
  objectCalls: number;
};

const CLAIMS = /indexed by outbox_due/;
const CHAT_CALLS = ["init", "status", "fetch", "analyze", "correct", "complete"];

let trips: Trip[] = [];
let pokes = 0;
let objectCalls = 0;

/** Makes the calls of one act and gives what they cost. Whoever is to be asked for it passes its `vars`. */
export async function costOf(calls: readonly Call[], vars: Partial<Env>): Promise<ActCost> {
  watch();
  [trips, pokes, objectCalls] = [[], 0, 0];
  for (const call of calls) await send(call, vars);
  return currentCost(calls.length);
}

/** What work costs that no request asks for: a run of the cron. */
export async function costOfWork(work: () => Promise<unknown>): Promise<ActCost> {
  watch();
  [trips, pokes, objectCalls] = [[], 0, 0];
  await work();
  return currentCost(0);
}

function currentCost(requests: number): ActCost {
  const claims = trips.filter((trip) => trip.some(({ sql }) => CLAIMS.test(sql))).length;
  const [read, written] = [rowsRead(trips), rowsWritten(trips)];
  return { requests, trips: trips.length, read, written, pokes, claims, objectCalls };
}

function watch(): void {
  watchD1(env.DB, (trip) => trips.push(trip));
  wrapMethod(Desk.prototype, "poke", (_own, _given, call) => {
    pokes++;
    return call();
  });
  for (const name of CHAT_CALLS) {
    wrapMethod(ChatSession.prototype, name, (_own, _given, call) => {
      objectCalls++;
      return call();
    });
  }
}

async function send({ method, path, headers, json, status = 200 }: Call, vars: Partial<Env>): Promise<void> {
  const init = { method, headers: { ...headers }, ...(json !== undefined && { json }), vars };
  const answer = await api(path, { ...init, cf: { country: "US" } });
  const body = await answer.text();
  if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${body}`);
  await answersSettled();
}
