import { optionList } from "#domain/interview/interview-questions";
import { replyParts } from "#domain/interview/reply-parts";

/**
 * What the assessor says, with its question on a line of its own. The options are left to the buttons; those who hear
 * the page are told them here, as buttons are not announced.
 */
export function ReplyText({ content }: { content: string }) {
  const { lead, ask, listed } = replyParts(content);
  return (
    <>
      {lead !== "" && <p>{lead}</p>}
      {ask !== "" && <p className="chat-ask">{ask}</p>}
      {listed.length > 0 && <p className="sr-only">Suggested answers: {optionList(listed)}.</p>}
    </>
  );
}
