import type { Channel } from "#domain/delivery/channels";
import { readMessage } from "#domain/delivery/messages";
import { beginTries, type Claim } from "../db/delivery/claims.ts";
import { SENDING } from "./channels.ts";
import { momentOf, type Delivery, type Dispatch, type Outcome, type Tried } from "./outcome.ts";
import { countTry, mayTry, timeOf, type Run } from "./run.ts";
import { settleTries } from "./settle-tries.ts";

/**
 * Sends claims of a channel in one try and settles them. Those that are no longer ours are left out, and those that the
 * peer wants a moment for are sent again after it, while there is time; then every other has that moment too.
 */
export async function tryBatch(run: Run, channel: Channel, batch: Claim[]): Promise<Tried[]> {
  const { env, db, settling, origin } = run;
  const dispatch = { env, db, origin, now: timeOf(run) };
  const claims = await beginTries(db, batch, dispatch.now);
  if (claims.length === 0) return [];
  countTry(run, channel);
  const tried = await send(dispatch, channel, claims);
  const wait = Math.max(0, ...tried.map(({ outcome }) => momentOf(outcome)));
  const soon = mayTry(run, channel, wait) ? tried.filter(({ outcome }) => momentOf(outcome) > 0) : [];
  const over = tried.filter((one) => !soon.includes(one));
  await settleTries({ ...dispatch, db: settling }, channel, over);
  if (soon.length === 0) return over;
  run.paces.set(channel, wait);
  await run.wait(wait);
  const again = await tryBatch(
    run,
    channel,
    soon.map(({ claim }) => ({ ...claim, begunAt: null })),
  );
  return [...over, ...again];
}

async function send<C extends Channel>(dispatch: Dispatch, channel: C, claims: Claim[]): Promise<Tried[]> {
  const { isSetUp, deliver } = SENDING[channel];
  if (!isSetUp(dispatch.env)) return allOf(claims, { result: "paused", error: "not_configured" });
  const read = claims.map((claim) => ({ ...claim, message: readMessage(channel, claim) }));
  const unfit = read.filter(({ message }) => message === null);
  const deliveries = read.flatMap(({ message, ...claim }): Delivery<C>[] =>
    message === null ? [] : [{ ...claim, message }],
  );
  const sent = deliver(dispatch, deliveries).catch((error: unknown) => allOf(deliveries, failure(error)));
  return [...allOf(unfit, { result: "dead", error: "unfit_payload" }), ...(await sent)];
}

function allOf(claims: readonly Claim[], outcome: Outcome): Tried[] {
  return claims.map((claim) => ({ claim, outcome }));
}

/** An error thrown by a sender counts as temporary. Only its name is kept, as its message may quote a person. */
function failure(error: unknown): Outcome {
  return { result: "retry", error: error instanceof Error ? error.name : "unknown" };
}
