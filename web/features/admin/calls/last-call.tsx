import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQuery } from "@tanstack/react-query";
import { Ago } from "../ground/time/ago.tsx";
import { callsQuery } from "../ground/calls/calls-api.ts";

/** What came of the calls before, the newest first. */
export function LastCalls({ lead }: { lead: AssessmentView }) {
  const { data = [] } = useQuery({ ...callsQuery(lead.id), enabled: lead.lastCallId !== null });
  if (data.length === 0) return null;
  return (
    <section aria-label="Earlier calls" className="text-sm">
      <h4 className="text-base-content/75">Earlier calls ({data.length})</h4>
      <ul className="mt-1 max-h-32 space-y-1 overflow-y-auto">
        {data.map(({ callId, outcome, at, calledBy, note }) => (
          <li key={callId} className="[overflow-wrap:anywhere]">
            <strong className="font-medium">{ABOUT_OUTCOME[outcome].name}</strong>{" "}
            <span className="text-base-content/75">
              <Ago time={at} />, {calledBy}
            </span>
            {note && (
              <span className="block whitespace-pre-wrap">
                <bdi>{note}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
