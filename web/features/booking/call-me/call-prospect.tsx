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
  if (usualMinutes !== null) {
    const minutes = usualMinutes === 1 ? "a minute" : `${usualMinutes} minutes`;
    return <p>The team usually calls within {minutes}.</p>;
  }
  if (nextOpening === null) return null;
  return (
    <p>
      Our team is off the phones right now. They’re back{" "}
      <LocalTime at={Date.parse(nextOpening)} format={OPENING} />.
    </p>
  );
}
