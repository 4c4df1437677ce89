import { filled } from "#domain/content/filled";
import { useContent } from "../../../content/use-content.tsx";
import type { CallRequestStatus } from "./call-calls.ts";
import { CallProspect } from "./call-prospect.tsx";

/** Where a request for a call stands, and when the call may come if that is known. */
export function CallNews({ status }: { status: CallRequestStatus }) {
  const { state, again } = status;
  const words = useContent("callMe");
  if (state === "none") return null;
  const told = state === "called" && again ? words.again : words[state];
  return (
    <>
      <p className="text-lg font-semibold">{filled(told, { phone: status.phone ?? "" })}</p>
      {state === "asked" && <CallProspect status={status} />}
    </>
  );
}
