import { useState } from "react";
import { api, unwrap } from "../../lib/api.ts";
import { retry } from "../../lib/retry.ts";
import { Button } from "../../ui/button.tsx";

/** Asks staff to open an expired hub again. */
export function NewLinkButton({ sessionId }: { sessionId: string }) {
  const [state, setState] = useState<"idle" | "sending" | "sent" | "failed">("idle");

  async function ask(): Promise<void> {
    setState("sending");
    try {
      const param = { sessionId };
      const call = api.hub[":sessionId"]["request-link"];
      const { open } = await retry(() => unwrap(call.$post({ param })), { attempts: 3 });
      // Staff were quicker: this very address shows the hub again.
      if (open) location.reload();
      else setState("sent");
    } catch {
      setState("failed");
    }
  }

  return (
    <div className="grid gap-2 max-sm:w-full">
      {state !== "sent" && (
        <Button variant="outline" size="lg" isBusy={state === "sending"} onClick={() => void ask()}>
          Send me a new link
        </Button>
      )}
      <p role="status" className="text-sm">
        {state === "sent" && "We have your request and will send you a new link."}
        {state === "failed" && "That did not reach us. Please try again."}
      </p>
    </div>
  );
}
