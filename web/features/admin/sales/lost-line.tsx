import type { AssessmentView } from "#domain/leads/assessment-view";
import { lostWords } from "#domain/leads/lost-reason";

/** Why a lead was lost; nothing where that is not given. */
export function LostLine({ lead }: { lead: Pick<AssessmentView, "lostReason" | "lostNote"> }) {
  const { lostReason, lostNote } = lead;
  if (lostReason === null && lostNote === null) return null;
  const words = lostWords(lostReason, lostNote);
  return (
    <p className="text-base-content/75 truncate text-xs" title={words}>
      Lost: <bdi>{words}</bdi>
    </p>
  );
}
