import { useState } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { LeadSection } from "../page/lead-section.tsx";
import type { LeadMore } from "../read/lead-query.ts";
import { TranscriptLog } from "./transcript-log.tsx";

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
