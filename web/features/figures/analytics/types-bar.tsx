import type { Analytics } from "#domain/figures/analytics/analytics";
import { share, type Share } from "#domain/figures/analytics/percent";
import { Legend } from "../../kit/charts/legend.tsx";
import { SegmentBar } from "../../kit/charts/segment-bar.tsx";
import { countText, percentText } from "../../kit/data/figures.ts";

/** The call that reports a start may get lost, although the lead exists. */
const UNRECORDED = { label: "Start not recorded", meaning: "unknown" } as const;

/** Whoever answered a form of Meta’s started nothing of ours. */
export const FROM_FORMS = "Meta forms";

/** The parts of all assessments by how they were started. */
export function typeParts({ total, chatStarted, quizStarted, fromForms }: Analytics["types"]) {
  const known = chatStarted.count + quizStarted.count + fromForms.count;
  const unrecorded = share(Math.max(0, total - known), total);
  return [
    { label: "Quiz started", meaning: "quiz", share: quizStarted } as const,
    { label: "Chat started", meaning: "chat", share: chatStarted } as const,
    ...(fromForms.count > 0 ? [{ label: FROM_FORMS, meaning: "form", share: fromForms } as const] : []),
    ...(unrecorded.count > 0 ? [{ ...UNRECORDED, share: unrecorded }] : []),
  ];
}

/** How people start: in the quiz or in the chat. */
export function TypesBar({ types }: { types: Analytics["types"] }) {
  const parts = typeParts(types);
  return (
    <div className="grid gap-2">
      <SegmentBar
        title={`Of ${countText(types.total)}: ${parts.map(sharePhrase).join(", ")}`}
        segments={parts.map((part) => ({ ...part, value: part.share.count }))}
      />
      <Legend
        entries={parts.map((part) => ({
          ...part,
          text: `${countText(part.share.count)} (${percentText(part.share.percent)})`,
        }))}
      />
    </div>
  );
}

function sharePhrase({ label, share: { count, percent } }: { label: string; share: Share }): string {
  return `${label} ${countText(count)} (${percentText(percent)})`;
}
