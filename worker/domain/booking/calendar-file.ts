/** An appointment for a visitor's own calendar. Times are milliseconds since 1970. */
export type CalendarEvent = {
  /** Names the event for good: a calendar that has it already updates it. */
  uid: string;
  startsAt: number;
  /** Null if the booking page's provider did not send the call's length. */
  endsAt: number | null;
  /** When the file is made. */
  madeAt: number;
  title: string;
  text: string;
  /** Raised by each change: a calendar takes the file with the highest. */
  sequence: number;
  isCancelled: boolean;
  /** Where the call is joined; null if that is not known. */
  joinUrl: string | null;
};

/** Enough of a reference or a token to name the call, and too little to use it. */
const UID_DIGITS = 16;

/** The call's name in calendars, from the token of its file, which a call keeps as it moves. */
export function callUid(token: string): string {
  const [chain = "", signature = ""] = token.split(".");
  return `call-${chain}-${signature.slice(0, UID_DIGITS)}@strategy-hub`;
}

/** The same of a call that only its visitor's page has told of, by the visitor's booking reference. */
export function toldCallUid(bookingRef: string | null, startsAt: number): string {
  return `call-${bookingRef?.slice(0, UID_DIGITS) ?? startsAt}@strategy-hub`;
}

/** An iCalendar file (RFC 5545) with one event. */
export function calendarFile({ title, text, ...event }: CalendarEvent): string {
  const { uid, startsAt, endsAt, madeAt, sequence, isCancelled, joinUrl } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Strategy hub//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt !== null && endsAt > startsAt ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(joinUrl === null ? [] : [`LOCATION:${escaped(joinUrl)}`, `URL:${joinUrl}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `20261201T150000Z`. */
function utc(time: number): string {
  return `${new Date(time).toISOString().replaceAll(/[-:]|\.\d+Z$/g, "")}Z`;
}

/** Text as a value (RFC 5545, 3.3.11). Control characters are not allowed in one. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");
}

/** Octets in a line before it has to go on in the next one, which then begins with a space (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

function folded(line: string): string {
  let result = "";
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      result += "\r\n ";
      room = LINE_OCTETS - 1;
    }
    result += character;
    room -= octets;
  }
  return result;
}

/** The length of a character in UTF-8. A lone half of a pair is written as U+FFFD, which has three. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
