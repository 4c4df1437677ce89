import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";
import { WithPart } from "../../../content/with-part.tsx";
import { LocalTime } from "../../../ui/local-time.tsx";
import type { CallRequestStatus } from "./call-calls.ts";

const OPENING = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** Told only where it is known: how soon the team has called others, or when it is back at its phones. */
export function CallProspect({ status: { usualMinutes, nextOpening } }: { status: CallRequestStatus }) {
  const words = useContent("callMe");
  if (usualMinutes !== null) {
    const minutes =
      usualMinutes === 1 ? words.oneMinute : filled(words.minutes, { count: String(usualMinutes) });
    return <p>{filled(words.usually, { minutes })}</p>;
  }
  if (nextOpening === null) return null;
  return (
    <p>
      <WithPart text={words.offPhones} name="time">
        <LocalTime at={Date.parse(nextOpening)} format={OPENING} />
      </WithPart>
    </p>
  );
}
