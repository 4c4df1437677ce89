import type { AssessmentView } from "#domain/leads/assessment-view";

export function CollectedData({ lead }: { lead: AssessmentView }) {
  return (
    <pre
      tabIndex={0}
      aria-label="Collected data"
      className="bg-base-200 rounded-field max-h-96 overflow-auto p-4 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {JSON.stringify(lead.answers, null, 2)}
    </pre>
  );
}
