import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { QueryStates } from "../../kit/data/query-states.tsx";
import { useSave } from "../../kit/edit/use-save.ts";
import { RefreshButton } from "../../kit/look/refresh-button.tsx";
import { Tag } from "../../kit/look/tag.tsx";
import { LeadLink } from "../../leads/basics/lead-link.tsx";
import { timeText } from "../../kit/time/times.ts";
import { isDelivered, resultWords } from "./webhook-words.ts";
import { endpointsQuery, sendAgain, triesQuery, type Endpoint, type EndpointTry } from "./webhooks-api.ts";

/** The last 100 tries of an endpoint, newest first. */
export function EndpointLog({ endpoint: { id } }: { endpoint: Endpoint }) {
  const query = useQuery(triesQuery(id));
  return (
    <section aria-label="Log" className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h4 className="font-semibold">Log</h4>
        <RefreshButton isBusy={query.isFetching && !query.isPending} onPress={() => void query.refetch()} />
      </div>
      <QueryStates query={query} loading="Loading the log…" failed="The log could not be loaded" />
      {query.data?.length === 0 && <p className="text-ink-2">Nothing has been sent yet.</p>}
      {query.data && query.data.length > 0 && (
        // It scrolls by keyboard too, whether or not anything in it takes the focus.
        <div
          tabIndex={0}
          role="region"
          aria-label="Tries, newest first"
          className="border-line max-h-120 overflow-y-auto rounded-lg border -outline-offset-2"
        >
          <ul className="divide-line divide-y">
            {query.data.map((one) => (
              <TryRow key={one.id} endpointId={id} sent={one} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function TryRow({ endpointId, sent }: { endpointId: number; sent: EndpointTry }) {
  const { event, leadId, at, took, answer, canSendAgain } = sent;
  const client = useQueryClient();
  const again = useSave({
    save: () => sendAgain(endpointId, sent.id),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: triesQuery(endpointId).queryKey });
      void client.invalidateQueries({ queryKey: endpointsQuery().queryKey });
    },
    success: { title: "Sent again" },
    failure: "Failed to send again",
  });
  return (
    <li className="px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={isDelivered(sent) ? "good" : "bad"}>{resultWords(sent)}</Tag>
        <span className="font-semibold">{event}</span>
        {leadId !== null && <LeadLink id={leadId}>Lead {leadId}</LeadLink>}
        <span className="text-row text-ink-2 grow">
          {timeText(at)} · {took} ms
        </span>
        {canSendAgain && (
          <Button size="sm" variant="ghost" isBusy={again.isPending} onClick={() => again.mutate(undefined)}>
            Send again
          </Button>
        )}
      </div>
      {answer && (
        <details className="text-row mt-1">
          <summary className="text-ink-2 w-fit cursor-pointer">Answer</summary>
          <pre
            tabIndex={0}
            role="region"
            aria-label={`Answer to ${event}, ${timeText(at)}`}
            className="bg-sunk mt-1 max-h-60 overflow-auto rounded-lg p-3 text-xs [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {answer}
          </pre>
        </details>
      )}
    </li>
  );
}
