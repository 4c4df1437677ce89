import type { Analytics } from "#domain/analytics/analytics";
import { DataTable } from "../charts/data-table.tsx";
import { BarList } from "../charts/bar-list.tsx";
import { countText, percentText } from "../data/figures.ts";
import { Figure, type FigureProps } from "./figure.tsx";
import { ChartWithTable } from "./chart-with-table.tsx";
import { FigureList, Section } from "./section.tsx";

/** `rateOf` is what its rate is a share of; empty for the first. */
type FunnelStep = { label: string; count: number; rate: number | null; rateOf: string };

/** How many visitors get from starting to booking. */
export function FunnelSection({ funnel }: { funnel: Analytics["funnel"] }) {
  const { total, completed, consented, bookingClicks, callsBooked, callsHeld } = funnel;
  const steps: FunnelStep[] = [
    { label: "Started", count: total, rate: null, rateOf: "" },
    { label: "Completed", count: completed, rate: funnel.completionRate, rateOf: "started" },
    { label: "Opted in to email", count: consented, rate: funnel.optInRate, rateOf: "completed" },
    {
      label: "Clicked booking",
      count: bookingClicks,
      rate: funnel.bookingClicksPerCompleted,
      rateOf: "completed",
    },
    { label: "Booked a call", count: callsBooked, rate: funnel.callsBookedPerCompleted, rateOf: "completed" },
    { label: "Held the call", count: callsHeld, rate: funnel.callsHeldPerBooked, rateOf: "booked" },
  ];
  return (
    <Section title="Conversion Funnel">
      <FigureList columns={4}>
        {ratesOf(funnel).map((rate) => (
          <Figure key={rate.label} {...rate} />
        ))}
      </FigureList>
      <ChartWithTable
        name="the conversion funnel"
        chart={
          <BarList
            bars={steps.map(({ label, count, rate, rateOf }) => ({
              label,
              amount: count,
              text: rateOf ? `${countText(count)} · ${percentText(rate)} of ${rateOf}` : countText(count),
            }))}
          />
        }
        table={
          <DataTable
            caption="Conversion funnel"
            rows={steps}
            rowKey={({ label }) => label}
            columns={[
              { label: "Step", cell: ({ label }) => label },
              { label: "Assessments", cell: ({ count }) => countText(count) },
              { label: "Rate", cell: ({ rate, rateOf }) => (rateOf ? percentText(rate) : "") },
            ]}
          />
        }
      />
    </Section>
  );
}

function ratesOf(funnel: Analytics["funnel"]): FigureProps[] {
  const { total, completed, consented, emailsSent, bookingClicks } = funnel;
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
