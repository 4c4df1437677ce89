import { useState } from "react";
import { api, unwrap } from "../../lib/api.ts";
import { carryOut, notDone } from "../../lib/carry-out.ts";
import { Button } from "../../ui/button.tsx";

/** Asks staff to reopen an expired hub. */
export function NewLinkButton({ sessionId }: { sessionId: string }) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const [problem, setProblem] = useState("");

  async function ask(): Promise<void> {
    setState("sending");
    setProblem("");
    try {
      const param = { sessionId };
      const call = api.hub[":sessionId"]["request-link"];
      const { open } = await carryOut(() => unwrap(call.$post({ param })));
      // Staff have already reopened it; reloading this address shows the hub.
      if (open) location.reload();
      else setState("sent");
    } catch (error) {
      setState("idle");
      setProblem(notDone("Your request didn’t reach us", error));
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
        {/* The same whether or not a mail can go out: nobody is told which addresses are barred. */}
        {state === "sent" && "We have your request. We’ll get back to you."}
        {problem}
      </p>
    </div>
  );
}
