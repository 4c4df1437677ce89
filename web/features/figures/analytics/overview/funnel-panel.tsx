import { worstStep, type FunnelStep, type StepCount } from "#domain/figures/analytics/funnel-steps";
import { TrendingDown } from "lucide-react";
import { Link } from "../../../../lib/link.tsx";
import { ChartPanel } from "../../../kit/charts/chart-panel.tsx";
import { countLink } from "../../../kit/charts/count-link.tsx";
import { DataTable } from "../../../kit/charts/data-table.tsx";
import { countText } from "../../../kit/data/figures.ts";
import { viewPath } from "../analytics-views.ts";
import { FUNNEL_WORDS, shareWords } from "../funnel-words.ts";

type Props = {
  steps: readonly StepCount[];
  linkTo: (filters: Record<string, string>) => string;
};

/** The filters of the list behind a step, where there is one. */
const FILTERS: Partial<Record<FunnelStep, Record<string, string>>> = {
  started: {},
  leads: { leadsOnly: "true" },
  booked: { call: "booked" },
  held: { call: "held" },
  won: { leadStatus: "Won", leadsOnly: "true" },
};

/** The way from a start to a deal. The furthest drop from a step to the next is marked in red. */
export function FunnelPanel({ steps, linkTo }: Props) {
  const worst = worstStep(steps);
  const most = Math.max(0, ...steps.map(({ count }) => count));
  const toOf = (step: FunnelStep) => {
    const filters = FILTERS[step];
    return filters && linkTo(filters);
  };
  return (
    <ChartPanel
      title="Conversion Funnel"
      name="the conversion funnel"
      more={
        <Link className="link tap-inline" to={viewPath("conversion")}>
          All figures
        </Link>
      }
      chart={
        <ol className="grid gap-1.5">
          {steps.map((step) => (
            <Step
              key={step.step}
              step={step}
              most={most}
              isWorst={step === worst}
              to={step.count > 0 ? toOf(step.step) : undefined}
            />
          ))}
        </ol>
      }
      table={
        <DataTable
          caption="Conversion funnel"
          rows={steps}
          rowKey={({ step }) => step}
          columns={[
            { label: "Step", cell: ({ step }) => FUNNEL_WORDS[step] },
            {
              label: "Assessments",
              cell: ({ step, count }) => countLink(FUNNEL_WORDS[step], count, toOf(step)),
            },
            { label: "Share", cell: ({ of, percent }) => (of === null ? "" : shareWords(percent, of)) },
          ]}
        />
      }
    />
  );
}

type StepProps = { step: StepCount; most: number; isWorst: boolean; to: string | undefined };

function Step({ step: { step, count, of, percent }, most, isWorst, to }: StepProps) {
  const label = FUNNEL_WORDS[step];
  return (
    <li className="grid gap-0.5">
      <p className="text-row flex flex-wrap items-baseline gap-x-2">
        {to ? (
          <Link className="link-hover" to={to}>
            {label}
          </Link>
        ) : (
          label
        )}
        {isWorst && (
          <span className="text-bad self-center" title="The biggest drop">
            <TrendingDown aria-hidden="true" className="size-3.5" />
            <span className="sr-only">The biggest drop</span>
          </span>
        )}
        <span className="ms-auto font-semibold tabular-nums">{countText(count)}</span>
        {of !== null && <span className="text-ink-3 text-xs tabular-nums">{shareWords(percent, of)}</span>}
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="bg-sunk h-3 w-full rounded-[5px]"
      >
        {most > 0 && (
          <rect
            width={(count / most) * 100}
            height={10}
            className={`fill-current ${isWorst ? "text-chart-worst" : "text-chart-amount"}`}
          />
        )}
      </svg>
    </li>
  );
}
