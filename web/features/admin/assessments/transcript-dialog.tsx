import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { Dialog } from "../../../ui/dialog.tsx";
import { Ago } from "../leads/ago.tsx";
import { ErrorPanel } from "../data/error-panel.tsx";
import { transcriptQuery } from "../leads/api.ts";
import { shortLeadName } from "../leads/lead-name.ts";

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
      {data && data.length > 0 && (
        <ol className="space-y-4">
          {data.map(({ id, role, content, createdAt }) => (
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
      )}
    </Dialog>
  );
}
