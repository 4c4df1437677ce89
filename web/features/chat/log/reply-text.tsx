import { optionList } from "#domain/interview/interview-questions";
import { replyParts } from "#domain/interview/reply-parts";
import { useContent } from "../../../content/use-content.tsx";
import { useInterviewWords } from "../use-interview-words.ts";

/**
 * What the assessor says, with its question on a line of its own. The options are left to the buttons; those who hear
 * the page are told them here, as buttons are not announced.
 */
export function ReplyText({ content }: { content: string }) {
  const words = useContent("chat").talk;
  const { lead, ask, listed } = replyParts(useInterviewWords(), content);
  return (
    <>
      {lead !== "" && <p>{lead}</p>}
      {ask !== "" && <p className="chat-ask">{ask}</p>}
      {listed.length > 0 && (
        <p className="sr-only">
          {words.replies}: {optionList(listed)}.
        </p>
      )}
    </>
  );
}
