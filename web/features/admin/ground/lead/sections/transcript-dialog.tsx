import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { ErrorPanel } from "../../data/error-panel.tsx";
import { transcriptQuery } from "../../leads/lead-writes.ts";
import { shortLeadName } from "../../leads/lead-name.ts";
import { TranscriptLog } from "./transcript-log.tsx";

type Props = { lead: AssessmentView; onClose: () => void };

/** The chat's messages, fetched each time the dialog opens because the chat may still be going on. */
export function TranscriptDialog({ lead, onClose }: Props) {
  const { data, isPending, isError, error, refetch } = useQuery({
    ...transcriptQuery(lead.sessionId),
    staleTime: 0,
    refetchOnMount: "always",
  });
  return (
    <Dialog
      title="Chat Transcript"
      description={<bdi>{shortLeadName(lead)}</bdi>}
      width="lg"
      onClose={onClose}
    >
      {isPending && <p role="status">Loading transcript...</p>}
      {isError && (
        <ErrorPanel title="Failed to fetch chat messages" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p>No chat messages found</p>}
      {data && data.length > 0 && <TranscriptLog messages={data} />}
    </Dialog>
  );
}
