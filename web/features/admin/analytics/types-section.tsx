import type { Analytics } from "#domain/analytics/analytics";
import { share as shareOf, type Share } from "#domain/analytics/percent";
import { DataTable } from "../ground/charts/data-table.tsx";
import { Legend } from "../ground/charts/legend.tsx";
import { SegmentBar } from "../ground/charts/segment-bar.tsx";
import { expiredText } from "../ground/data/expired-text.ts";
import { countText, percentText } from "../ground/data/figures.ts";
import { Figure } from "./figure.tsx";
import { ChartWithTable } from "../ground/charts/chart-with-table.tsx";
import { FigureList, Section } from "../ground/charts/section.tsx";

type Props = { types: Analytics["types"]; linkTo: (filters: Record<string, string>) => string };

/** The call that reports a start may get lost, although the lead exists. */
const UNRECORDED = { label: "Start not recorded", meaning: "unknown" } as const;

/** How people start: in the chat or in the quiz. */
export function TypesSection({ types, linkTo }: Props) {
  const { total, chatStarted, quizStarted, expired } = types;
  const rows = [
    { label: "Chat started", share: chatStarted, expired: expired.chatStarted, meaning: "chat" },
    { label: "Quiz started", share: quizStarted, expired: expired.quizStarted, meaning: "quiz" },
  ] as const;
  const unrecorded = shareOf(Math.max(0, total - chatStarted.count - quizStarted.count), total);
  const parts = [...rows, ...(unrecorded.count > 0 ? [{ ...UNRECORDED, share: unrecorded }] : [])];
  return (
    <Section title="Assessment Type Distribution">
      <FigureList columns={3}>
        {rows.map(({ label, share, expired: gone, meaning }) => (
          <Figure
            key={label}
            label={label}
            value={countText(share.count)}
            note={withExpired(`${percentText(share.percent)} of ${countText(total)}`, gone)}
            formula={`Assessments in which the ${meaning} was started, and their share of all assessments`}
            to={linkTo({ type: meaning })}
          />
        ))}
        <Figure
          label="Total"
          value={countText(total)}
          note={withExpired(percentText(total === 0 ? null : 100), expired.total)}
          formula="All assessments started in the period, finished or not, expired ones too"
          to={linkTo({})}
        />
      </FigureList>
      <ChartWithTable
        name="assessments by type"
        chart={
          <div className="space-y-3">
            <SegmentBar
              title={`Of ${countText(total)}: ${parts.map(sharePhrase).join(", ")}`}
              segments={parts.map((part) => ({ ...part, value: part.share.count }))}
            />
            <Legend entries={parts.map((part) => ({ ...part, text: percentText(part.share.percent) }))} />
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

function withExpired(note: string, expired: number): string {
  return [note, expiredText(expired)].filter(Boolean).join(" · ");
}

function sharePhrase({ label, share: { count, percent } }: { label: string; share: Share }): string {
  return `${label} ${countText(count)} (${percentText(percent)})`;
}
