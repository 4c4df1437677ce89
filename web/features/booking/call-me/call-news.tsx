import type { CallRequestStatus } from "./call-calls.ts";
import { CallProspect } from "./call-prospect.tsx";

/** Where a request for a call stands, and when the call may come if that is known. */
export function CallNews({ status }: { status: CallRequestStatus }) {
  const { state, phone, again } = status;
  switch (state) {
    case "none":
      return null;
    case "asked":
      return (
        <>
          <p className="text-lg font-semibold">We’ll call you at {phone}.</p>
          <CallProspect status={status} />
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
