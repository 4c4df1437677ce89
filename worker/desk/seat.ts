import { LOOKS_A_SECOND, type DeskPerson } from "#domain/delivery/desk/desk-messages";
import * as z from "zod/mini";

const SECOND_MS = 1000;

/** The start of a connection: who connects, until when (ms) they are signed in, and what their screen knows already. */
export const visitSchema = z.object({
  email: z.string(),
  expiresAt: z.number(),
  /** The last change that the screen knows; null if it has yet to read anything. */
  after: z.nullable(z.int()),
});

export type DeskVisit = z.output<typeof visitSchema>;

const seatSchema = z.object({
  email: z.string(),
  expiresAt: z.number(),
  /** The last change sent to this socket; null until its first message, if its screen knows none. */
  cursor: z.nullable(z.int()),
  /** Whether its first message was sent. */
  ready: z.boolean(),
  lead: z.nullable(z.int()),
  /** How often it has sent `looking` in the second that began at `looksSince` (ms). */
  looks: z.int(),
  looksSince: z.number(),
});

/** What the desk knows about a socket. Only the socket stores it, so it outlives the object's memory. */
export type Seat = z.output<typeof seatSchema>;

export function connectionOf(socket: WebSocket): Seat {
  return seatSchema.parse(socket.deserializeAttachment());
}

export function changeConnection(socket: WebSocket, changes: Partial<Seat>): void {
  socket.serializeAttachment({ ...connectionOf(socket), ...changes });
}

export function openConnection(socket: WebSocket, { email, expiresAt, after }: DeskVisit): void {
  const seat: Seat = { email, expiresAt, cursor: after, ready: false, lead: null, looks: 0, looksSince: 0 };
  socket.serializeAttachment(seat);
}

/** The changes when the person opens a lead at `now` (ms); null if they do so too often. */
export function turnTo(lead: number | null, seat: Seat, now: number): Partial<Seat> | null {
  const isSame = now - seat.looksSince < SECOND_MS;
  const looks = isSame ? seat.looks + 1 : 1;
  return looks > LOOKS_A_SECOND ? null : { lead, looks, looksSince: isSame ? seat.looksSince : now };
}

/** Who is online and which lead they have open, each pair once. */
export function peopleOf(seats: readonly Seat[]): DeskPerson[] {
  const people = seats.map(({ email, lead }) => [`${email} ${lead}`, { email, lead }] as const);
  return [...new Map(people.toSorted(([a], [b]) => (a < b ? -1 : 1))).values()];
}
