import { LOOKS_A_SECOND, type DeskPerson } from "#domain/delivery/desk/desk-messages";
import * as z from "zod/mini";

const SECOND_MS = 1000;

/** What a visit to the desk begins with: who comes, until when (ms) they are signed in, and what they know already. */
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
  /** The last change that this socket was told of; null until its first message, if its screen knows of none. */
  cursor: z.nullable(z.int()),
  /** Whether it has had its first message. */
  ready: z.boolean(),
  lead: z.nullable(z.int()),
  /** How often it has said what it looks at, in the second that began at `looksSince` (ms). */
  looks: z.int(),
  looksSince: z.number(),
});

/** What the desk knows of a socket. It is kept with the socket alone, and so outlives the object's memory. */
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

/** The seat after its person has turned to a lead at `now` (ms); null if they turn too often. */
export function turnTo(lead: number | null, seat: Seat, now: number): Partial<Seat> | null {
  const isSame = now - seat.looksSince < SECOND_MS;
  const looks = isSame ? seat.looks + 1 : 1;
  return looks > LOOKS_A_SECOND ? null : { lead, looks, looksSince: isSame ? seat.looksSince : now };
}

/** Who is here and looks at which lead, each once. */
export function peopleOf(seats: readonly Seat[]): DeskPerson[] {
  const people = seats.map(({ email, lead }) => [`${email} ${lead}`, { email, lead }] as const);
  return [...new Map(people.toSorted(([a], [b]) => (a < b ? -1 : 1))).values()];
}
