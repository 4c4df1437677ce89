import type { Analytics } from "#domain/figures/analytics/analytics";
import { share } from "#domain/figures/analytics/percent";
import { ChartPanel } from "../../kit/charts/chart-panel.tsx";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { FigureList } from "../../kit/charts/section.tsx";
import { expiredText } from "../../kit/data/expired-text.ts";
import { countText, percentText } from "../../kit/data/figures.ts";
import { Figure } from "./figure.tsx";
import { FROM_FORMS, typeParts, TypesBar } from "./types-bar.tsx";

type Props = { types: Analytics["types"]; linkTo: (filters: Record<string, string>) => string };

/** How people start: in the chat or in the quiz. */
export function TypesSection({ types, linkTo }: Props) {
  const { total, chatStarted, quizStarted, fromForms, expired } = types;
  const rows = [
    { label: "Chat started", share: chatStarted, expired: expired.chatStarted, type: "chat" },
    { label: "Quiz started", share: quizStarted, expired: expired.quizStarted, type: "quiz" },
  ] as const;
  return (
    <ChartPanel
      title="Assessment Type Distribution"
      name="assessments by type"
      chart={
        <div className="grid gap-3">
          <FigureList columns={fromForms.count > 0 ? 4 : 3}>
            {rows.map(({ label, share: { count, percent }, expired: gone, type }) => (
              <Figure
                key={label}
                label={label}
                value={countText(count)}
                note={withExpired(`${percentText(percent)} of ${countText(total)}`, gone)}
                formula={`Assessments in which the ${type} was started, and their share of all assessments`}
                to={linkTo({ type })}
              />
            ))}
            {fromForms.count > 0 && (
              <Figure
                label={FROM_FORMS}
                value={countText(fromForms.count)}
                note={`${percentText(fromForms.percent)} of ${countText(total)}`}
                formula="Leads of Meta’s own forms, and their share of all assessments"
                to={linkTo({ type: "form" })}
              />
            )}
            <Figure
              label="Total"
              value={countText(total)}
              note={withExpired(percentText(total === 0 ? null : 100), expired.total)}
              formula="All assessments started in the period, finished or not, expired ones too"
              to={linkTo({})}
            />
          </FigureList>
          <TypesBar types={types} />
        </div>
      }
      table={
        <DataTable
          caption="Assessments by type"
          rows={[...typeParts(types), { label: "Total", share: share(total, total) }]}
          rowKey={({ label }) => label}
          columns={[
            { label: "Type", cell: ({ label }) => label },
            { label: "Assessments", cell: ({ share: { count } }) => countText(count) },
            { label: "Share", cell: ({ share: { percent } }) => percentText(percent) },
          ]}
        />
      }
    />
  );
}

function withExpired(note: string, expired: number): string {
  return [note, expiredText(expired)].filter(Boolean).join(" · ");
}
