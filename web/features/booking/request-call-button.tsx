import { Check, PhoneCall } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { ButtonLook } from "../../ui/button-class.ts";
import type { CallRequest } from "./use-call-request.ts";

type RequestCallButtonProps = ButtonLook & { call: CallRequest };

/** 'Request a call', followed by the outcome. */
export function RequestCallButton({ call, size = "lg", className = "", ...look }: RequestCallButtonProps) {
  const { state, problem, request } = call;
  return (
    <div className="grid justify-items-start gap-2 max-sm:w-full">
      {state === "sent" ? (
        <p className="flex items-center gap-2 font-semibold">
          <Check aria-hidden="true" className="size-5" />
          Call requested
        </p>
      ) : (
        <Button
          {...look}
          size={size}
          className={`max-sm:w-full ${className}`}
          isBusy={state === "sending"}
          onClick={request}
        >
          <PhoneCall aria-hidden="true" className="size-5" />
          Request a call
        </Button>
      )}
      <p role="status" className="text-sm">
        {state === "sent" && "We have your request. We’ll email you to find a time."}
        {problem}
      </p>
    </div>
  );
}
