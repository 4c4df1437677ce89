import { LocalTime } from "../../../ui/local-time.tsx";
import type { CallStatus } from "./call-calls.ts";

const OPENING = {
  weekday: "long",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** Where a request for a call stands, and when the call may come if that is known. */
export function CallNews({ status }: { status: CallStatus }) {
  const { state, phone, again } = status;
  switch (state) {
    case "none":
      return null;
    case "asked":
      return (
        <>
          <p className="text-lg font-semibold">We’ll call you at {phone}.</p>
          <Prospect status={status} />
        </>
      );
    case "claimed":
      return (
        <p className="text-lg font-semibold">Someone on our team has your request. They’ll call {phone}.</p>
      );
    case "called":
      return (
        <p className="text-lg font-semibold">
          {again ? `We tried to reach you at ${phone} and will try again.` : `We’ve called you at ${phone}.`}
        </p>
      );
    case "withdrawn":
      return <p className="text-lg font-semibold">We won’t call you. Your number has been deleted.</p>;
  }
}

/** Told only where it is known: how soon the team has called others, or when it calls again. */
function Prospect({ status: { usualMinutes, nextOpening } }: { status: CallStatus }) {
  if (usualMinutes !== null) {
    const minutes = usualMinutes === 1 ? "a minute" : `${usualMinutes} minutes`;
    return <p>The team usually calls within {minutes}.</p>;
  }
  if (nextOpening === null) return null;
  return (
    <p>
      Our team isn’t at the phones right now. They’re back{" "}
      <LocalTime at={Date.parse(nextOpening)} format={OPENING} />.
    </p>
  );
}
