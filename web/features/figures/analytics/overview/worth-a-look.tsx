import { adsTotal } from "#domain/money/report/ads-total";
import type { Money } from "#domain/money/ads/money";
import type { WorthALook } from "#domain/figures/analytics/worth-a-look";
import { NEGLECTED_DAYS } from "#domain/leads/stage-since";
import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  CircleDollarSign,
  Hourglass,
  Megaphone,
  PhoneMissed,
  PhoneOff,
  TrendingDown,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { api, unwrap } from "../../../../lib/api.ts";
import { Link } from "../../../../lib/link.tsx";
import { adsReportQuery } from "../../../money/report/ads-report-query.ts";
import { sumsText, wholeText } from "../../../money/report/ads-words.ts";
import { countText, leadsText, percentText } from "../../../kit/data/figures.ts";
import { SUMMARY_KEY } from "../../../leads/basics/lead-cache.ts";
import { Panel } from "../../../kit/look/panel.tsx";
import { viewPath } from "../analytics-views.ts";
import { FUNNEL_WORDS, shareWords } from "../funnel-words.ts";

type Props = { found: readonly WorthALook[]; linkTo: (filters: Record<string, string>) => string };

/** What asks for an act, each with a link to the leads behind it. */
export function WorthALookPanel({ found, linkTo }: Props) {
  const losing = useLosing();
  const { data: waiting } = useQuery(neglectedQuery());
  return (
    <Panel title="Worth a look">
      <ul className="grid gap-2.5">
        {found.map((one) => (
          <Line key={one.kind} one={one} linkTo={linkTo} />
        ))}
        {waiting && waiting.filtered > 0 && (
          <LookLine
            icon={Hourglass}
            tone="wait"
            to={`/admin?${NEGLECTED_PARAMS}`}
            link={showAll(waiting.filtered)}
          >
            {neglectedWords(waiting)}
          </LookLine>
        )}
        {losing && <LosingLine losing={losing} />}
      </ul>
      {found.length === 0 && !losing && !waiting?.filtered && (
        <p className="text-row text-ink-2">Nothing stands out. Drops, waits and missed calls show up here.</p>
      )}
    </Panel>
  );
}

const NEGLECTED = { leadStatus: "SQL", stageDays: String(NEGLECTED_DAYS), leadsOnly: "true" } as const;
const NEGLECTED_PARAMS = new URLSearchParams({ tab: "assessments", ...NEGLECTED });

/** The SQLs that have been one for too long, whenever they came: as the list counts them, which the line leads to. */
function neglectedQuery() {
  return queryOptions({
    queryKey: [...SUMMARY_KEY, NEGLECTED],
    queryFn: () => unwrap(api.assessments.summary.$get({ query: NEGLECTED })),
  });
}

function neglectedWords({ filtered, more }: { filtered: number; more: boolean }): string {
  const who = `${countText(filtered)}${more ? "+" : ""} ${filtered === 1 ? "SQL has" : "SQLs have"}`;
  return `${who} not moved for ${NEGLECTED_DAYS} days or more.`;
}

type Losing = { count: number; spend: Money[]; value: Money };

/** The campaigns whose verdict of the last 30 days is that they lose; null without any, and while that is not known. */
function useLosing(): Losing | null {
  const { data } = useQuery(adsReportQuery({ from: null, to: null, touch: "first", parent: null }));
  const lines = data?.lines.filter(({ result }) => result.verdict === "loses") ?? [];
  if (!data || lines.length === 0) return null;
  const { spend, value } = adsTotal({ ...data, lines });
  return { count: lines.length, spend, value: { currency: data.currency, amount: value } };
}

function LosingLine({ losing: { count, spend, value } }: { losing: Losing }) {
  return (
    <LookLine icon={Megaphone} tone="bad" to="/admin?tab=ads&verdict=loses" link="Open Ads">
      {count === 1 ? "1 campaign loses" : `${countText(count)} campaigns lose`} money: {sumsText(spend)}{" "}
      spent, {wholeText(value)} won in 30 days.
    </LookLine>
  );
}

function Line({ one, linkTo }: { one: WorthALook } & Pick<Props, "linkTo">) {
  if (one.kind === "fell")
    return (
      <LookLine icon={TrendingDown} tone="bad" to={viewPath("steps")} link="Where people stop">
        “{FUNNEL_WORDS[one.step]}” fell to {shareWords(one.now, one.of)}, from {percentText(one.before)}.
      </LookLine>
    );
  const { icon, tone, words, filters, link } = COUNTED[one.kind];
  return (
    <LookLine icon={icon} tone={tone} to={linkTo(filters)} link={link(one.count)}>
      {words(one.count)}
    </LookLine>
  );
}

type Tone = "bad" | "wait";
type Counted = {
  icon: LucideIcon;
  tone: Tone;
  words: (count: number) => string;
  filters: Record<string, string>;
  link: (count: number) => string;
};

const showAll = (count: number) => (count === 1 ? "Show it" : `Show the ${countText(count)}`);

const COUNTED: Record<Exclude<WorthALook["kind"], "fell">, Counted> = {
  never: {
    icon: PhoneOff,
    tone: "bad",
    words: (count) => `${leadsText(count)} who can be called ${count === 1 ? "was" : "were"} never called.`,
    filters: { outcome: "never" },
    link: showAll,
  },
  missed: {
    icon: PhoneMissed,
    tone: "bad",
    words: (count) =>
      `${leadsText(count)} missed a booked call and ${count === 1 ? "hasn’t" : "haven’t"} rebooked.`,
    filters: { call: "no_show" },
    link: showAll,
  },
  no_value: {
    icon: CircleDollarSign,
    tone: "wait",
    words: (count) => `${countText(count)} Won ${count === 1 ? "deal has" : "deals have"} no value yet.`,
    filters: { leadStatus: "Won", leadsOnly: "true" },
    link: () => "Show Won deals",
  },
};

type LookLineProps = { icon: LucideIcon; tone: Tone; to: string; link: string; children: ReactNode };

/** A sentence with what to do about it. */
export function LookLine({ icon: Icon, tone, to, link, children }: LookLineProps) {
  return (
    <li className="text-row flex gap-2.5">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-4 shrink-0 ${tone === "bad" ? "text-bad" : "text-wait"}`}
      />
      <p className="min-w-0">
        {children}{" "}
        <Link className="link font-semibold" to={to}>
          {link}
        </Link>
      </p>
    </li>
  );
}
