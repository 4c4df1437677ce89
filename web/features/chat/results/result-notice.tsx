import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { Completion } from "./use-completion.ts";

/** The progress of the result, beside the input, until it takes the page. The live region exists from the start. */
export function ResultNotice({ completion }: { completion: Completion }) {
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
          <p className="grow">Your answers are safe, but your result didn’t come through.</p>
          <Button onClick={completion.again}>Try again</Button>
        </>
      )}
    </div>
  );
}
