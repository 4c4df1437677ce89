import type { TranscriptEntry } from "#domain/funnel/chat/chat";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Ago } from "../../../kit/time/ago.tsx";
import { LeadSection } from "../page/lead-section.tsx";
import type { LeadMore } from "../read/lead-query.ts";

const SHOWN_FIRST = 6;

type Props = { more: LeadMore | null; onRetry: () => void };

/** The conversation of a chat. Of a long one the beginning is shown first. */
export function LeadTranscript({ more, onRetry }: Props) {
  const [isWhole, setWhole] = useState(false);
  if (!more) return <LeadSection id="transcript" empty="Loading transcript..." />;
  const { messages } = more;
  if (messages === null) {
    return (
      <LeadSection id="transcript" empty="Failed to fetch chat messages">
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </LeadSection>
    );
  }
  if (messages.length === 0) return <LeadSection id="transcript" empty="No chat messages found" />;
  const shown = isWhole ? messages : messages.slice(0, SHOWN_FIRST);
  return (
    <LeadSection id="transcript" count={String(messages.length)}>
      <TranscriptLog messages={shown} />
      {shown.length < messages.length && (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setWhole(true)}>
          Show all {messages.length} messages
        </Button>
      )}
    </LeadSection>
  );
}

/** A chat's messages, each at the side of whoever wrote it. */
function TranscriptLog({ messages }: { messages: readonly TranscriptEntry[] }) {
  return (
    <ol className="space-y-4">
      {messages.map(({ id, role, content, createdAt }) => (
        <li key={id} className={role === "user" ? "pl-6 sm:pl-16" : "pr-6 sm:pr-16"}>
          <p className="text-base-content/75 mb-1 flex justify-between gap-3 text-xs">
            <span className="font-semibold">{role === "user" ? "Visitor" : "Assistant"}</span>
            <Ago time={createdAt} />
          </p>
          <p
            dir="auto"
            className={`rounded-box p-3 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap ${role === "user" ? "bg-base-content text-base-100" : "bg-base-200"}`}
          >
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
