import { channelOf, CHANNELS, type Channel, type Destination } from "#domain/delivery/channels";
import { readMessage } from "#domain/delivery/messages";
import { holdChannel } from "../db/delivery/channel-pauses.ts";
import { claimDue, releaseClaims, beginTries, type Claim, type Wanted } from "../db/delivery/claims.ts";
import { SENDING } from "./channels.ts";
import { endsTheTurn, momentOf, type Tried, type Delivery, type Dispatch, type Outcome } from "./outcome.ts";
import { hasTried, mayTry, startRun, timeOf, countTry, type Run } from "./run.ts";
import { nextTry, settleTries } from "./settle-tries.ts";

/** A call queues only a few messages. */
const NEW_AT_ONCE = 10;

/** Sends what is due, one claim of each channel. Returns how many rows were claimed. Safe to run twice at once. */
export function deliverDue(env: Env, now: number, origin?: string | null): Promise<number> {
  return deliverAll(startRun(env, now, origin === undefined ? {} : { origin }));
}

/** As `deliverDue`, within a run. */
export function deliverAll(run: Run): Promise<number> {
  return webhooksLast(CHANNELS, async (channels) => {
    const claimed = await Promise.all(channels.map((channel) => deliverChannel(run, channel)));
    return claimed.reduce((sum, count) => sum + count, 0);
  });
}

/**
 * Sends to endpoints of other programs once everything else has had its turn: however slow they are, the team's own
 * messages never wait for them (contract 24). Returns how many rows both claimed.
 */
export async function webhooksLast(
  channels: readonly Channel[],
  deliver: (channels: readonly Channel[]) => Promise<number>,
): Promise<number> {
  const own = channels.filter((channel) => channel !== "webhook");
  const claimed = own.length > 0 ? await deliver(own) : 0;
  return own.length < channels.length ? claimed + (await deliver(["webhook"])) : claimed;
}

/**
 * Sends the channels' messages that became due since `newSince` (ms) and have had no attempt. Returns how many rows
 * were claimed.
 */
export function deliverNew(run: Run, channels: readonly Channel[], newSince: number): Promise<number> {
  return webhooksLast(channels, async (some) => {
    const wanted = some
      .filter((channel) => mayTry(run, channel))
      .map((channel) => wantedOf(run, channel, NEW_AT_ONCE));
    const claims = await claimDue(run.db, wanted, timeOf(run), { newSince });
    const byChannel = Map.groupBy(claims, ({ channel }) => channelOf(channel));
    await Promise.all(Array.from(byChannel, ([channel, its]) => deliverInTurn(run, channel, its)));
    return claims.length;
  });
}

/** Sends one claim of a channel. Returns how many rows were claimed: none if nothing is due or time is up. */
export async function deliverChannel(run: Run, channel: Channel): Promise<number> {
  if (!mayTry(run, channel)) return 0;
  const { claim, first = claim, gather } = SENDING[channel];
  const [most, tidy] = hasTried(run, channel) ? [claim, false] : [first, true];
  const now = timeOf(run);
  const ahead = gather?.(run.db, now) ?? [];
  const claims = await claimDue(run.db, [wantedOf(run, channel, most)], now, { tidy, ahead });
  await deliverInTurn(run, channel, claims);
  return claims.length;
}

/** Whoever waits before an attempt begins it only then: the rows may be withdrawn meanwhile. */
function wantedOf({ paces }: Run, channel: Channel, atOnce: number): Wanted {
  const { claim, together, ranks } = SENDING[channel];
  return { channel, most: Math.min(atOnce, claim), together: paces.has(channel) ? 0 : together, ranks };
}

/**
 * Makes attempts one at a time, so that a peer that is down gets one call rather than one per row. When a destination
 * stops or time is up, its remaining rows are released.
 */
async function deliverInTurn(run: Run, channel: Channel, claims: Claim[]): Promise<void> {
  const { together, isFirst = () => false, weigh } = SENDING[channel];
  const inOrder = claims.toSorted((a, b) => Number(isFirst(b.kind)) - Number(isFirst(a.kind)));
  const [now, ...later] = batchesOf(inOrder, together, weigh);
  let left = [...(now ? [now] : []), ...later.map(toBegin)];
  const stopped: Claim[] = [];
  while (mayTry(run, channel)) {
    const [batch, ...rest] = left;
    if (!batch || !(await keptPace(run, channel, batch))) break;
    const tried = await tryBatch(run, channel, batch);
    const over = await stopDestinations(run, tried);
    const isStopped = (claim: Claim) => over.has(claim.channel);
    const going = [...halves(tried), ...untried(tried), ...rest];
    stopped.push(...going.flat().filter(isStopped));
    left = going.map((some) => some.filter((claim) => !isStopped(claim))).filter(({ length }) => length > 0);
  }
  await releaseClaims(run.settling, [...stopped, ...left.flat()]);
}

/** Waits as long as the peer has requested during this run; false if there is no time for that. */
async function keptPace(run: Run, channel: Channel, batch: readonly Claim[]): Promise<boolean> {
  const { isFirst = () => false } = SENDING[channel];
  const pace = batch.every(({ kind }) => isFirst(kind)) ? 0 : (run.paces.get(channel) ?? 0);
  if (pace === 0) return true;
  if (!mayTry(run, channel, pace)) return false;
  await run.wait(pace);
  return true;
}

/** Retries rows that were refused together in halves, until each refused row is on its own. */
function halves(tried: readonly Tried[]): Claim[][] {
  const apart = claimsOf(tried, "apart");
  return batchesOf(apart, Math.ceil(apart.length / 2));
}

function untried(tried: readonly Tried[]): Claim[][] {
  const claims = claimsOf(tried, "untried");
  return batchesOf(claims, claims.length);
}

/** The claims with a given result, reset for another attempt: they may have been withdrawn meanwhile. */
function claimsOf(tried: readonly Tried[], result: Tried["outcome"]["result"]): Claim[] {
  const found = tried.filter(({ outcome }) => outcome.result === result);
  return toBegin(found.map(({ claim }) => claim));
}

function toBegin(claims: readonly Claim[]): Claim[] {
  return claims.map((claim) => ({ ...claim, begunAt: null }));
}

/**
 * The destinations that stop for this run. If a peer is down, it is held until its next attempt is due; if the peer
 * only requests a short wait, it is not, as the peer may accept other calls meanwhile.
 */
async function stopDestinations(run: Run, tried: readonly Tried[]): Promise<ReadonlySet<Destination>> {
  const stopped = new Set<Destination>();
  for (const [destination, its] of Map.groupBy(tried, ({ claim }) => claim.channel)) {
    const reason = its.map(({ outcome }) => outcome).find(endsTheTurn);
    if (reason?.result === "retry" && momentOf(reason) === 0)
      await holdChannel(run.settling, destination, nextTry(timeOf(run), 1, reason.after));
    if (reason?.result === "waits") await holdChannel(run.settling, destination, reason.until);
    if (reason) stopped.add(destination);
  }
  return stopped;
}

/** Splits claims, in order, into batches that together weigh at most `size`. */
function batchesOf(
  claims: readonly Claim[],
  size: number,
  weigh: (claim: Claim) => number = () => 1,
): Claim[][] {
  const batches: Claim[][] = [];
  let left = 0;
  for (const claim of claims) {
    const weight = weigh(claim);
    if (weight > left) {
      batches.push([]);
      left = size;
    }
    batches.at(-1)?.push(claim);
    left -= weight;
  }
  return batches;
}

/**
 * Sends claims of a channel in one attempt and settles them. Skips claims that are no longer ours. Where the peer
 * requests a short wait, retries after it while there is time; every later attempt then waits as long.
 */
async function tryBatch(run: Run, channel: Channel, batch: Claim[]): Promise<Tried[]> {
  const { env, db, settling, origin } = run;
  const dispatch = { env, db, origin, now: timeOf(run) };
  const claims = await beginTries(db, batch, dispatch.now);
  if (claims.length === 0) return [];
  countTry(run, channel);
  const tried = await send(dispatch, channel, claims);
  const wait = Math.max(0, ...tried.map(({ outcome }) => momentOf(outcome)));
  const soon = mayTry(run, channel, wait) ? tried.filter(({ outcome }) => momentOf(outcome) > 0) : [];
  const over = tried.filter((one) => !soon.includes(one));
  await settleTries({ ...dispatch, db: settling }, over);
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
