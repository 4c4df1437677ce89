import type { AssessmentView } from "#domain/leads/assessment-view";

export type Reminder = { lead: AssessmentView; at: number };

/** The next steps of one's own leads that are due after `after` (ms), the first one first. */
export function reminders(leads: readonly AssessmentView[], me: string, after: number): Reminder[] {
  return leads
    .flatMap((lead) =>
      lead.owner === me && lead.nextActionAt !== null ? [{ lead, at: Date.parse(lead.nextActionAt) }] : [],
    )
    .filter(({ at }) => at > after)
    .toSorted((a, b) => a.at - b.at || a.lead.id - b.lead.id);
}
