import { seededRandom } from "../../domain/funnel/interview/seeded-random.ts";
import type { AcceptedMail } from "../peers/fake-mailbox.ts";
import { act, book, type Running } from "./acts.ts";
import { Calendars } from "./calendar.ts";
import { callNow, HOUR_MS, MINUTE_MS } from "./order.ts";
import type { Signing } from "./webhooks.ts";
import { nextDue, waitingBy, type World } from "./world.ts";

/** Less than a reminder may be late. */
const STEP_MS = 20 * MINUTE_MS;
/** Within a step, the cron runs again for what a fault or another mail held up. */
const AGAIN_MS = 3 * MINUTE_MS;
const AGAIN_MOST = 4;
/** After the last call's start. */
const AFTER_MS = 5 * HOUR_MS;
const STORMY = 0.12;
/** So long a mail that failed may wait for its next try. */
const CALM_AFTER_MS = HOUR_MS;
const MOST_ACTS = 6;
const AT_ONCE = 10;

type Due = { at: number; order: Running; left: number };

/** How days went by: when everything due had had its tries, away from faults (ms), and the calendar files read. */
export type Lived = { calm: number[]; calendars: Calendars };

type Given = { world: World; signing: Signing; orders: readonly Running[]; seed: number; arrivals: number };

/** Lets calls be booked within `arrivals` hours, and days pass with all that happens, until the last call is over. */
export async function liveThrough({ world, signing, orders, seed, arrivals }: Given): Promise<Lived> {
  const weather = seededRandom(seed);
  const start = world.now();
  const calendars = new Calendars();
  const sort = sorterOf(world, orders);
  let agenda: Due[] = orders.map((order) => ({
    at: start + order.random.below(arrivals * HOUR_MS),
    order,
    left: MOST_ACTS,
  }));
  const calm: number[] = [];
  let [stormEnded, end] = [0, start + arrivals * HOUR_MS];
  const one = async ({ order, left }: Due) => {
    sort();
    const after = await actSome(order, left, { world, signing, calendars });
    end = Math.max(end, (callNow(order)?.startsAt ?? 0) + AFTER_MS);
    if (after > 0) agenda.push({ at: nextAt(order, world.now()), order, left: after });
  };
  for (let at = start; at < end; at = Math.max(at + STEP_MS, nextOf(world, agenda, end))) {
    await world.moveTo(at);
    const due = agenda.filter((waiting) => waiting.at <= world.now());
    agenda = agenda.filter((waiting) => waiting.at > world.now());
    const acts = () => Promise.all([inLanes(due, one), weather.chance(0.4) && world.tick()]);
    const isStormy = weather.chance(STORMY);
    await (isStormy ? world.storm(weather, acts) : acts());
    if (isStormy) stormEnded = world.now();
    await catchUp(world, at + STEP_MS);
    if (world.now() > stormEnded + CALM_AFTER_MS) calm.push(world.now());
  }
  sort();
  for (const order of orders) await calendars.check(order, world);
  return { calm, calendars };
}

/** When something is to happen next, or a mail is due. */
function nextOf(world: World, agenda: readonly Due[], end: number): number {
  return agenda.reduce((first, { at }) => Math.min(first, at), Math.min(nextDue(world) ?? end, end));
}

async function inLanes(due: readonly Due[], one: (due: Due) => Promise<void>): Promise<void> {
  const left = due.values();
  const lane = async () => {
    for (const next of left) await one(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

type Around = { world: World; signing: Signing; calendars: Calendars };

/** Lets something happen to an order, sometimes several things at once; gives how many more may. */
async function actSome(order: Running, acts: number, { world, signing, calendars }: Around): Promise<number> {
  let left = acts;
  do {
    const before = order.said.length;
    await (before === 0 ? book : act)(order, world, signing);
    if (order.said.length > before) await calendars.check(order, world);
    left -= 1;
  } while (left > 0 && order.random.chance(0.2));
  return order.random.chance(0.1) ? 0 : left;
}

/** At once, soon, within a day, or after the call. */
function nextAt({ random, ...order }: Running, now: number): number {
  const call = callNow(order);
  const isAhead = call !== null && call.startsAt > now;
  const after = isAhead ? call.startsAt + MINUTE_MS + random.below(4 * HOUR_MS) : now + MINUTE_MS;
  return random.pick([now + 1, now + random.below(HOUR_MS), now + random.below(24 * HOUR_MS), after]);
}

/** Runs the cron, minutes apart, until all that is due before the next step has been tried. */
async function catchUp(world: World, before: number): Promise<void> {
  await world.tick();
  for (let again = 0; again < AGAIN_MOST; again++) {
    const next = world.now() + AGAIN_MS;
    if (next >= before || waitingBy(world, next) === 0) break;
    await world.moveTo(next);
    await world.tick();
  }
  await world.quiet();
}

/** Gives each order the mails that have come to its address. */
function sorterOf({ accepted }: World, orders: readonly Running[]): () => void {
  const byAddress = new Map<string, AcceptedMail[]>();
  for (const order of orders) byAddress.set(order.email, (order.mails = []));
  let sorted = 0;
  return () => {
    for (const mail of accepted.slice(sorted)) byAddress.get(mail.to)?.push(mail);
    sorted = accepted.length;
  };
}
