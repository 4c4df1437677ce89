import type { Analytics } from "#domain/analytics/analytics";
import { share as shareOf, type Share } from "#domain/analytics/share";
import { DataTable } from "../charts/data-table.tsx";
import { Legend } from "../charts/legend.tsx";
import { SegmentBar } from "../charts/segment-bar.tsx";
import { countText, percentText } from "../data/figures.ts";
import { Figure } from "./figure.tsx";
import { ChartWithTable, FigureList, Section } from "./section.tsx";

type Props = { types: Analytics["types"]; linkTo: (filters: Record<string, string>) => string };

/** Uses neither colour: the call reporting a start may get lost, although the lead exists. */
const UNRECORDED = { label: "Start not recorded", className: "fill-base-content/25" };

/** How people start: in the chat or in the quiz. */
export function TypesSection({ types: { total, chatStarted, quizStarted }, linkTo }: Props) {
  const rows = [
    { label: "Chat started", share: chatStarted, className: "fill-secondary", type: "chat" },
    { label: "Quiz started", share: quizStarted, className: "fill-primary", type: "quiz" },
  ];
  const unrecorded = shareOf(Math.max(0, total - chatStarted.count - quizStarted.count), total);
  const parts = [...rows, ...(unrecorded.count > 0 ? [{ ...UNRECORDED, share: unrecorded }] : [])];
  return (
    <Section title="Assessment Type Distribution">
      <FigureList columns={3}>
        {rows.map(({ label, share, type }) => (
          <Figure
            key={label}
            label={label}
            value={countText(share.count)}
            note={`${percentText(share.percent)} of ${countText(total)}`}
            formula={`Assessments in which the ${type} was started, and their share of all assessments`}
            to={linkTo({ type })}
          />
        ))}
        <Figure
          label="Total"
          value={countText(total)}
          note={total === 0 ? percentText(null) : percentText(100)}
          formula="All assessments created in the period"
          to={linkTo({})}
        />
      </FigureList>
      <ChartWithTable
        chart={
          <div className="space-y-3">
            <SegmentBar
              title={`Of ${countText(total)}: ${parts.map(sharePhrase).join(", ")}`}
              segments={parts.map((part) => ({ ...part, value: part.share.count }))}
            />
            <Legend entries={parts} />
          </div>
        }
        table={
          <DataTable
            caption="Assessments by type"
            rows={[...parts, { label: "Total", share: shareOf(total, total) }]}
            rowKey={({ label }) => label}
            columns={[
              { label: "Type", cell: ({ label }) => label },
              { label: "Assessments", cell: ({ share }) => countText(share.count) },
              { label: "Share", cell: ({ share }) => percentText(share.percent) },
            ]}
          />
        }
      />
    </Section>
  );
}

function sharePhrase({ label, share: { count, percent } }: { label: string; share: Share }): string {
  return `${label} ${countText(count)} (${percentText(percent)})`;
}
