import { Sparkles } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Chat } from "../use-chat.ts";

/** The progress of the result, and a link to it, beside the input. The live region exists from the start. */
export function ResultNotice({ chat, onShow }: { chat: Chat; onShow: () => void }) {
  const { phase, completion } = chat;
  const isDone = phase === "completed";
  return (
    <div role="status" className="chat-result empty:hidden">
      {completion.status === "running" && (
        <>
          <Spinner />
          <p>Putting your recommendation together…</p>
        </>
      )}
      {completion.status === "failed" && (
        <>
          <p className="grow">Your answers are safe, but your result could not be fetched.</p>
          <Button onClick={completion.again}>Try again</Button>
        </>
      )}
      {isDone && (
        <>
          <Sparkles aria-hidden="true" className="text-accent size-5 shrink-0" />
          <p className="grow font-semibold">Your result is ready.</p>
          <Button onClick={onShow}>See my result</Button>
        </>
      )}
    </div>
  );
}
