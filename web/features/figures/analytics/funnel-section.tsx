import type { Analytics } from "#domain/figures/analytics/analytics";
import { percent } from "#domain/figures/analytics/percent";
import type { CallFilter } from "#domain/leads/filters/list-filters";
import { DataTable } from "../../kit/charts/data-table.tsx";
import { BarList } from "../../kit/charts/bar-list.tsx";
import { countText, percentText } from "../../kit/data/figures.ts";
import { countLink } from "../../kit/charts/count-link.tsx";
import { Figure, type FigureProps } from "./figure.tsx";
import { ChartPanel } from "../../kit/charts/chart-panel.tsx";
import { FigureList } from "../../kit/charts/section.tsx";
import { isNoShare } from "./win-rates.tsx";

/** `rateOf` is what its rate is a share of; empty for the first. `call` is the filter of the list behind its count. */
type FunnelStep = { label: string; count: number; rate: number | null; rateOf: string; call?: CallFilter };

type Props = { funnel: Analytics["funnel"]; linkTo: (filters: Record<string, string>) => string };

/** How many visitors get from starting to booking. */
export function FunnelSection({ funnel, linkTo }: Props) {
  const steps = stepsOf(funnel);
  const linkOf = ({ call }: FunnelStep) => (call === undefined ? undefined : linkTo({ call }));
  return (
    <ChartPanel
      title="Conversion Funnel"
      name="the conversion funnel"
      chart={
        <div className="grid gap-4">
          <FigureList columns={5}>
            {ratesOf(funnel).map((rate) => (
              <Figure key={rate.label} {...rate} />
            ))}
          </FigureList>
          <BarList
            columns={[{ label: "Assessments" }, { label: "Share" }, { label: "", isText: true }]}
            bars={steps.map((step) => ({
              label: step.label,
              amount: step.count,
              figures: figuresOf(step),
              to: step.count > 0 ? linkOf(step) : undefined,
            }))}
          />
        </div>
      }
      table={
        <DataTable
          caption="Conversion funnel"
          rows={steps}
          rowKey={({ label }) => label}
          columns={[
            { label: "Step", cell: ({ label }) => label },
            { label: "Assessments", cell: (step) => countLink(step.label, step.count, linkOf(step)) },
            { label: "Rate", cell: ({ rate, rateOf }) => (rateOf ? percentText(rate) : "") },
          ]}
        />
      }
    />
  );
}

function figuresOf({ count, rate, rateOf }: FunnelStep): string[] {
  return rateOf ? [countText(count), percentText(rate), `of ${rateOf}`] : [countText(count)];
}

function stepsOf(funnel: Analytics["funnel"]): FunnelStep[] {
  const { total, completed, consented, bookingClicks, callsBooked, callsHeld, callsMissed } = funnel;
  return [
    { label: "Started", count: total, rate: null, rateOf: "" },
    { label: "Completed", count: completed, rate: funnel.completionRate, rateOf: "started" },
    { label: "Opted in to email", count: consented, rate: funnel.optInRate, rateOf: "completed" },
    {
      label: "Clicked booking",
      count: bookingClicks,
      rate: funnel.bookingClicksPerCompleted,
      rateOf: "completed",
    },
    {
      label: "Booked a call",
      count: callsBooked,
      rate: funnel.callsBookedPerCompleted,
      rateOf: "completed",
      call: "booked",
    },
    {
      label: "Held the call",
      count: callsHeld,
      rate: funnel.callsHeldPerBooked,
      rateOf: "booked",
      call: "held",
    },
    {
      label: "Missed the call",
      count: callsMissed,
      rate: percent(callsMissed, callsBooked),
      rateOf: "booked",
      call: "no_show",
    },
  ];
}

function ratesOf(funnel: Analytics["funnel"]): FigureProps[] {
  const { total, completed, consented, callsHeld, callsMissed } = funnel;
  const clicks = clickRatesOf(funnel);
  return [
    {
      label: "Completion rate",
      value: percentText(funnel.completionRate),
      formula: "Completed ÷ all assessments",
      note: `${countText(completed)} of ${countText(total)} assessments`,
      sample: total,
    },
    {
      label: "Email opt-in rate",
      value: percentText(funnel.optInRate),
      formula: "Agreed to emails ÷ completed",
      note: `${countText(consented)} of ${countText(completed)} completed`,
      sample: completed,
    },
    ...(isNoShare(funnel.bookingClickRate) ? clicks.toReversed() : clicks),
    {
      label: "Held rate",
      value: percentText(funnel.heldRate),
      formula: "Held ÷ (held + missed): of the calls that were due, how many took place",
      note: `${countText(callsHeld)} held, ${countText(callsMissed)} missed`,
      sample: callsHeld + callsMissed,
    },
  ];
}

/** Of those who were sent an email, which may pass 100%, and of those who completed, which cannot. */
function clickRatesOf(funnel: Analytics["funnel"]): FigureProps[] {
  const { completed, emailsSent, bookingClicks } = funnel;
  return [
    {
      label: "Booking click rate",
      value: percentText(funnel.bookingClickRate),
      formula:
        "Booking clicks ÷ emails sent. Above 100% when people click without having been sent an email.",
      note: `${countText(bookingClicks)} clicks, ${countText(emailsSent)} emails sent`,
      sample: emailsSent,
    },
    {
      label: "Booking clicks ÷ completed",
      value: percentText(funnel.bookingClicksPerCompleted),
      formula: "Booking clicks ÷ completed assessments, whether or not an email was sent",
      note: `${countText(bookingClicks)} of ${countText(completed)} completed`,
      sample: completed,
    },
  ];
}
