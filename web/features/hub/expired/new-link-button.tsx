import { Check, Mail } from "lucide-react";
import { useState } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { useNotDone } from "../../../content/use-not-done.ts";
import { api, unwrap } from "../../../lib/api.ts";
import { carryOut } from "../../../lib/carry-out.ts";
import { ROW_LINK, RowLinkWords } from "../row-link.tsx";

/** Asks staff to reopen an expired hub. `isAsked`: that was done on an earlier visit. */
export function NewLinkButton({ sessionId, isAsked }: { sessionId: string; isAsked: boolean }) {
  const { newLink, asked, notAsked } = useContent("hub").closed;
  const notDone = useNotDone();
  const [state, setState] = useState<"idle" | "sending" | "sent">(isAsked ? "sent" : "idle");
  const [problem, setProblem] = useState("");

  async function ask(): Promise<void> {
    if (state === "sending") return;
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
      setProblem(notDone(notAsked, error));
    }
  }

  return (
    <div className="grid gap-2">
      {state !== "sent" && (
        <button
          type="button"
          aria-disabled={state === "sending"}
          className={ROW_LINK}
          onClick={() => void ask()}
        >
          <RowLinkWords {...newLink} Icon={Mail} />
        </button>
      )}
      <p
        role="status"
        className={
          state === "sent"
            ? "rounded-box border-base-content/30 flex min-h-19 items-center gap-3 border px-4 py-3 font-semibold"
            : "text-sm empty:hidden"
        }
      >
        {/* The same whether or not a mail can go out: nobody is told which addresses are barred. */}
        {state === "sent" && (
          <>
            <Check aria-hidden="true" className="text-success size-5 shrink-0" />
            {asked}
          </>
        )}
        {problem}
      </p>
    </div>
  );
}
