import { useContent } from "../../../../content/use-content.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { Completion } from "./use-completion.ts";

/** The progress of the result, beside the input, until it takes the page. The live region exists from the start. */
export function ResultNotice({ completion }: { completion: Completion }) {
  const words = useContent("chat").result;
  return (
    <div role="status" className="chat-result empty:hidden">
      {completion.status === "running" && (
        <>
          <Spinner />
          <p>{words.running}</p>
        </>
      )}
      {completion.status === "failed" && (
        <>
          <p className="grow">{words.failed}</p>
          <Button onClick={completion.again}>{words.again}</Button>
        </>
      )}
    </div>
  );
}
