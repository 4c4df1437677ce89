import { randomUUID } from "node:crypto";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import type { AcceptedMail } from "../peers/fake-mailbox.ts";
import { isBorderline, mayMailNow, staffSubject } from "./due-mails.ts";
import { callNow, HOUR_MS, MINUTE_MS, type Fact, type Order, type Stop } from "./order.ts";
import type { World } from "./world.ts";
import { MOVES_TO_NEW, signed, WEBHOOKS, type Said, type Signing } from "./webhooks.ts";

/** An order under way, and what its acts need to know of it. */
export type Running = Order & {
  said: Said[];
  /** By our own reference; null of an order that has none. */
  ref: string | null;
  mails: AcceptedMail[];
  /** What the app did against a rule that its answer shows. */
  wrong: string[];
};

type Act = (order: Running, world: World, signing: Signing) => Promise<Outcome>;
/** `null`: the act makes no sense now. */
type Outcome = Fact[] | null;

/** What can happen to a call, with how often each is tried. */
const ACTS: readonly (readonly [share: number, act: Act])[] = [
  [5, move],
  [2, cancel],
  [3, sayAgain],
  [2, attend],
  [4, write],
  [3, answer],
  [1, answerStop],
  [1, clickStop],
  [1, erase],
  [4, miss],
];
const ALL_SHARES = ACTS.reduce((sum, [share]) => sum + share, 0);
const MOST_PICKS = 20;

/** Does something with an order that is possible now, and notes what it did. */
export async function act(order: Running, world: World, signing: Signing): Promise<void> {
  for (let pick = 0; pick < MOST_PICKS; pick++) {
    const done = await pickAct(order.random)(order, world, signing);
    if (done) return void order.facts.push(...done);
  }
}

function pickAct(random: Random): Act {
  let left = random.below(ALL_SHARES);
  for (const [share, one] of ACTS) {
    left -= share;
    if (left < 0) return one;
  }
  return sayAgain;
}

/** A provider reports a new call. */
export async function book(order: Running, world: World, signing: Signing): Promise<void> {
  const [from, startsAt] = [world.now(), soon(order.random, world.now())];
  const said = { kind: "booked", id: randomUUID(), replaces: null, at: from, startsAt } as const;
  const by = await say(order, { ...said, ...personOf(order) }, world, signing);
  order.facts.push({ kind: "booked", startsAt, from, by });
}

async function move(order: Running, world: World, signing: Signing): Promise<Outcome> {
  const { last, call } = lastOf(order);
  // What is cancelled comes back at LeadConnector alone.
  if (!last || (call && !call.isOn && MOVES_TO_NEW[order.provider])) return null;
  const [from, startsAt] = [world.now(), soon(order.random, world.now())];
  if (startsAt === last.startsAt) return null;
  const isNew = MOVES_TO_NEW[order.provider];
  const ids = isNew ? { id: randomUUID(), replaces: last.id } : { id: last.id, replaces: null };
  const said = { kind: "moved", ...ids, at: later(order, from), startsAt, ...personOf(order) } as const;
  const by = await say(order, said, world, signing);
  return call ? [{ kind: "moved", startsAt, from, by }] : [];
}

async function cancel(order: Running, world: World, signing: Signing): Promise<Outcome> {
  const { last, call } = lastOf(order);
  const from = world.now();
  if (!last || last.kind === "cancelled" || isBorderline(last.startsAt - from)) return null;
  const said = { ...last, kind: "cancelled", at: later(order, from) } as const;
  const by = await say(order, said, world, signing);
  return call ? [{ kind: "cancelled", from, by }] : [];
}

/** A provider repeats what it said, or what it said before that comes late. */
async function sayAgain(order: Running, world: World, signing: Signing): Promise<Outcome> {
  await post(order, order.random.pick(order.said), world, signing);
  return [];
}

async function attend(order: Running, world: World): Promise<Outcome> {
  const path = linkIn(order, "/api/booking/attend/");
  if (!path) return null;
  await world.call(path);
  return [];
}

async function write(order: Running, world: World): Promise<Outcome> {
  if (!order.lead) return null;
  const [mailId, from] = [randomUUID(), world.now()];
  const isLater = order.random.chance(0.5);
  const sendAt = isLater ? from + order.random.below(30 * HOUR_MS) + MINUTE_MS : from;
  const mail = { mailId, subject: staffSubject(mailId), text: "How are you?" };
  const body = isLater ? { ...mail, sendAt: new Date(sendAt).toISOString() } : mail;
  const { status } = await world.asStaff(`/api/leads/${order.lead.id}/mails`, body);
  const isTaken = status === 200 || status === 201;
  if (isTaken !== mayMailNow(order)) order.wrong.push(`${order.index} a mail of staff: ${status}`);
  return [{ kind: "mailed", mailId, sendAt, from, by: world.now() }];
}

async function answer(order: Running, world: World): Promise<Outcome> {
  const times = await sendMail(order, world, "Thank you. Is there anything to prepare?");
  return times && [{ kind: "wrote", ...times }];
}

async function answerStop(order: Running, world: World): Promise<Outcome> {
  const times = await sendMail(
    order,
    world,
    order.random.pick(["stop", "Please remove me.", "UNSUBSCRIBE!"]),
  );
  return times && [{ kind: "stopped", stops: ["hub", "staff"], ...times }];
}

/** The one click of a mail program, or the button for all of the page behind it. */
async function clickStop(order: Running, world: World): Promise<Outcome> {
  if (order.mails.length === 0) return null;
  const mail = order.random.pick(order.mails);
  const link = mail.headers["List-Unsubscribe"].slice(1, -1);
  const isAll = order.random.chance(0.3);
  const from = world.now();
  await world.call(`${new URL(link).pathname}${isAll ? "?stop=all" : ""}`);
  const ofMail: Stop = mail.subject.startsWith(staffSubject("")) ? "staff" : "booking";
  return [{ kind: "stopped", stops: isAll ? ["all"] : [ofMail, "staff"], from, by: world.now() }];
}

/** By staff with all of the person's calls; by the visitor without those that only an address names. */
async function erase(order: Running, world: World): Promise<Outcome> {
  const { lead } = order;
  if (!lead || isGone(order) || !order.random.chance(0.5)) return null;
  const from = world.now();
  const byVisitor = order.random.chance(0.5);
  const { sessionId } = lead;
  const { status } = byVisitor
    ? await world.call(`/api/hub/${sessionId}/erase`)
    : await world.asStaff(`/api/assessment/${sessionId}/erase`, {});
  if (status !== 200 && status !== 410 && status !== 404)
    order.wrong.push(`${order.index} an erasure: ${status}`);
  const isLetGo = byVisitor && lead.proof === "email";
  return [{ kind: isLetGo ? "let-go" : "erased", from, by: world.now() }];
}

/** Staff say that a call was missed, and sometimes that it was not, after all. */
async function miss(order: Running, world: World): Promise<Outcome> {
  const { last, call } = lastOf(order);
  if (!last || !call?.isOn || world.now() < call.startsAt + MINUTE_MS) return null;
  if (order.facts.some(({ kind }) => kind === "missed")) return null;
  const [row] = world.rows<{ id: number }>(`select id from bookings where provider_id = '${last.id}'`);
  const decide = async (outcome: string | null) => {
    const from = world.now();
    const { status } = await world.asStaff(`/api/bookings/${row?.id}/outcome`, { outcome });
    if (status !== 200) order.wrong.push(`${order.index} an outcome: ${status}`);
    return { from, by: world.now() };
  };
  const missed: Fact = { kind: "missed", ...(await decide("no_show")) };
  const isCorrected = order.random.chance(0.3);
  return isCorrected ? [missed, { kind: "corrected", ...(await decide("held")) }] : [missed];
}

/** Sends a mail of the lead's own to the address that a mail of staff came from; null without one. */
async function sendMail(order: Running, world: World, text: string) {
  const to = order.mails.findLast(({ replyTo }) => replyTo !== undefined)?.replyTo;
  if (to === undefined) return null;
  const from = world.now();
  const head = [
    `From: ${order.name} <${order.email}>`,
    `To: ${to}`,
    "Subject: Re: Note",
    `Date: ${new Date(from).toUTCString()}`,
    `Message-ID: <${randomUUID()}@chaos.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
  ];
  const { status, text: said } = await world.mail(order.email, to, `${[...head, "", text, ""].join("\r\n")}`);
  const isTaken = status === 200;
  const isErased = order.facts.some(({ kind }) => kind === "erased");
  // Of a call that outlived its lead, only the newer mails can be answered.
  if (isTaken ? isErased : !isGone(order))
    order.wrong.push(`${order.index} a mail from the lead: ${status} ${said}`);
  return isTaken ? { from, by: world.now() } : null;
}

/** Says it, keeps it to say it again, and gives when the app had taken it. */
async function say(order: Running, said: Said, world: World, signing: Signing): Promise<number> {
  order.said.push(said);
  await post(order, said, world, signing);
  return world.now();
}

async function post(order: Running, said: Said, world: World, signing: Signing): Promise<void> {
  const { provider, index } = order;
  const body = JSON.stringify(WEBHOOKS[provider](said));
  const headers = { "content-type": "application/json", ...signed(provider, signing, body, world.now()) };
  const { status } = await world.call(`/api/booking/webhook/${provider}`, { body, headers });
  if (status !== 200) order.wrong.push(`${index} a webhook: ${status}`);
}

/** What the provider said last that counts, and the call as it is; null once it is erased. */
function lastOf(order: Running) {
  return { last: order.said.at(-1) ?? null, call: callNow(order) };
}

const isGone = ({ facts }: Order) => facts.some(({ kind }) => kind === "erased" || kind === "let-go");

function personOf({ name, email, ref }: Running) {
  return { name, email, ref };
}

/** No provider says two things of a call at the same time. */
const later = ({ said }: Running, at: number) => Math.max(at, (said.at(-1)?.at ?? 0) + 1);

/** A full minute within three days, and no few seconds from where another mail would be due. */
function soon(random: Random, now: number): number {
  for (;;) {
    const ahead = (2 * 60 + random.below(64 * 60)) * MINUTE_MS;
    const startsAt = Math.ceil((now + ahead) / MINUTE_MS) * MINUTE_MS;
    if (!isBorderline(startsAt - now)) return startsAt;
  }
}

/** The path of a link in one of the order's mails; null if none has such a link. */
export function linkIn({ mails }: Pick<Running, "mails">, path: string): string | null {
  const found = mails.flatMap(({ text }) => new RegExp(`${path}[\\w.]+`).exec(text)?.[0] ?? []);
  return found.at(-1) ?? null;
}
