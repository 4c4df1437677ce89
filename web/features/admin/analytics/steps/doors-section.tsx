import { share } from "#domain/analytics/percent";
import { betterDoor, DOOR_OUTCOMES } from "#domain/steps/better-door";
import { DOORS, type Door } from "#domain/steps/door";
import type { DoorOutcome, StepPeriod, StepsReport } from "#domain/steps/step-report";
import { DataTable } from "../../ground/charts/data-table.tsx";
import { expiredText } from "../../ground/data/expired-text.ts";
import { countText, percentText } from "../../ground/data/figures.ts";
import { countLink } from "../../ground/charts/count-link.tsx";
import { Panel } from "../../ground/look/panel.tsx";
import { DOOR_WORDS } from "./step-words.ts";

type Outcome = "started" | (typeof DOOR_OUTCOMES)[number];

/** `filters` are those of the list behind it; that of the starts lacks those that have expired. */
const OUTCOMES: Record<Outcome, { label: string; filters: Record<string, string> }> = {
  started: { label: "Started", filters: {} },
  leads: { label: "Leads", filters: { leadsOnly: "true" } },
  calls: { label: "Calls booked", filters: { leadsOnly: "true", call: "booked" } },
  won: { label: "Won", filters: { leadsOnly: "true", leadStatus: "Won" } },
};

/** Which door brings more: what came of the assessments that were started in the period. */
export function DoorsSection({ report: { period, before } }: { report: StepsReport }) {
  const rows = (["started", ...DOOR_OUTCOMES] as const).map((of) => ({ of, ...OUTCOMES[of] }));
  return (
    <Panel title="Quiz and chat side by side">
      <p className="text-row text-ink-2 max-w-prose">
        Every assessment started in these days, from all sources and devices, whether or not its start was
        recorded or its visit counted. Shares are of those started. Later ones have had less time to be won.
      </p>
      <p>{betterWords(period.doors)}</p>
      <div className="max-w-3xl">
        <DataTable
          caption="Quiz and chat side by side"
          rows={rows}
          rowKey={({ of }) => of}
          columns={[
            { label: "Outcome", cell: ({ label }) => label },
            ...DOORS.map((door) => ({
              label: DOOR_WORDS[door],
              cell: ({ of }: { of: Outcome }) => outcomeCell({ of, door, period, before }),
            })),
          ]}
        />
      </div>
    </Panel>
  );
}

type CellProps = { of: Outcome; door: Door; period: StepPeriod; before: StepPeriod };

function outcomeCell({ of, door, period, before }: CellProps) {
  const { label, filters } = OUTCOMES[of];
  const [now, earlier] = [period, before].map(({ doors }) => shareOf(doors, door, of));
  const isBetter = of !== "started" && betterDoor(period.doors, of) === door;
  const to = doorLink(period, { type: door, ...filters });
  const gone = of === "started" && expiredText(outcomeOf(period.doors, door)?.expired ?? 0);
  return (
    <>
      <span className={isBetter ? "font-semibold" : ""}>
        {countLink(`${DOOR_WORDS[door]}, ${label}`, now?.count ?? 0, to)}
        {percentWords(of, now?.percent)}
      </span>
      {gone && <span className="text-ink-2 ms-auto block max-w-32 text-xs whitespace-normal">{gone}</span>}
      <span className="text-ink-2 block text-xs">
        was {countText(earlier?.count ?? 0)}
        {percentWords(of, earlier?.percent)}
      </span>
    </>
  );
}

function outcomeOf(doors: readonly DoorOutcome[], door: Door): DoorOutcome | undefined {
  return doors.find((one) => one.door === door);
}

function shareOf(doors: readonly DoorOutcome[], door: Door, of: Outcome) {
  const outcome = outcomeOf(doors, door);
  return share(outcome?.[of] ?? 0, outcome?.started ?? 0);
}

const percentWords = (of: Outcome, percent: number | null | undefined) =>
  of === "started" || typeof percent !== "number" ? "" : ` (${percentText(percent)})`;

/** The list of what was started in the period's days, which are of UTC. */
function doorLink({ from, to }: StepPeriod, filters: Record<string, string>): string {
  const days = { from: `${from}T00:00:00.000Z`, to: `${to}T23:59:59.999Z` };
  return `/admin?${new URLSearchParams({ tab: "assessments", ...filters, ...days })}`;
}

/** `Of those who start, the quiz brings more Won; the chat more leads and booked calls.` */
function betterWords(doors: readonly DoorOutcome[]): string {
  const parts = DOORS.map((door) => ({
    door,
    more: DOOR_OUTCOMES.filter((of) => betterDoor(doors, of) === door).map((of) => MORE[of]),
  })).filter(({ more }) => more.length > 0);
  if (parts.length === 0)
    return "Too few people started, or the two are too close, to say whether the quiz or the chat brings more.";
  const words = parts.map(({ door, more }) => `the ${door} brings more ${AND.format(more)}`);
  return `Of 100 who start, ${words.join("; ")}.`;
}

const MORE = { leads: "leads", calls: "booked calls", won: "deals" };
const AND = new Intl.ListFormat("en-US");
