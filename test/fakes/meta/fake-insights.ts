import type { Fault } from "../faults.ts";
import { graphCall } from "./graph-versions.ts";
import { metaError } from "./meta-error.ts";

/** A row of Insights as Meta writes it: amounts and counts are text. */
export type Insight = {
  account_id: string;
  account_currency: string;
  campaign_id: string;
  campaign_name: string;
  adset_id: string;
  adset_name: string;
  ad_id: string;
  ad_name: string;
  spend: string;
  impressions: string;
  /** Left out by Meta where there was none. */
  inline_link_clicks?: string;
  date_start: string;
  date_stop: string;
};

type Days = { since: string; until: string };
type Options = {
  account: string;
  token: string;
  timeZone: string;
  /** What ran on these days. */
  insights: (days: Days) => Insight[];
};

/** The Insights edge of one ad account. `faults` are answered first, one a call. */
export class FakeInsights {
  /** Every call that was not refused for its token: its path and query. */
  readonly asked: URL[] = [];
  faults: Fault[] = [];
  /** Ads that were deleted: only who asks for deleted ones hears of them. */
  readonly deleted = new Set<string>();
  /** Rows that it gives at once, however many are asked for. */
  mostRows = 500;
  /** Headers of usage, for the next answers. */
  usage: Record<string, string> = {};
  /** Whether a version that has ended is answered as a newer one, with a warning. */
  upgrades = false;
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  set token(token: string) {
    this.#options = { ...this.#options, token };
  }

  /** The days of each first page that was asked for. */
  get days(): string[] {
    return this.asked
      .filter(({ pathname, searchParams }) => pathname.endsWith("/insights") && !searchParams.has("after"))
      .map(({ searchParams }) => {
        const { since, until } = daysOf(searchParams);
        return `${since} ${until}`;
      });
  }

  async handle(request: Request): Promise<Response> {
    const fault = this.faults.shift();
    if (fault) return fault.answer();
    const { account, token, timeZone } = this.#options;
    if (request.headers.get("authorization") !== `Bearer ${token}`)
      return metaError(190, undefined, 401).answer();
    const url = new URL(request.url);
    this.asked.push(url);
    const call = await graphCall(request, this.upgrades);
    if ("refusal" in call) return call.refusal;
    const answer = (body: unknown) => Response.json(body, { headers: { ...call.headers, ...this.usage } });
    const root = `/act_${account}`;
    if (call.path === root)
      return answer({ account_id: account, timezone_name: timeZone, id: `act_${account}` });
    if (call.path !== `${root}/insights`) return metaError(100, 33).answer();
    return answer(this.#page(url));
  }

  #page(url: URL): unknown {
    const { searchParams: query } = url;
    if (query.get("level") !== "ad" || query.get("time_increment") !== "1")
      throw new Error("not by ad and day");
    const withDeleted = query.get("filtering")?.includes("DELETED") ?? false;
    const all = this.#options
      .insights(daysOf(query))
      .filter(({ ad_id: id }) => withDeleted || !this.deleted.has(id));
    const start = Number(atob(query.get("after") ?? btoa("0")));
    const end = start + Math.min(this.mostRows, Number(query.get("limit") ?? "25"));
    const data = all.slice(start, end);
    if (data.length === 0) return { data };
    const next = new URL(url);
    next.searchParams.set("after", btoa(String(end)));
    // As Meta does, and a reason not to follow the address as it stands.
    next.searchParams.set("access_token", this.#options.token);
    const cursors = { before: btoa(String(start)), after: btoa(String(end)) };
    return { data, paging: { cursors, ...(end < all.length && { next: next.href }) } };
  }
}

function daysOf(query: URLSearchParams): Days {
  const range: unknown = JSON.parse(query.get("time_range") ?? "{}");
  if (typeof range !== "object" || range === null || !("since" in range) || !("until" in range))
    throw new Error("no days");
  return { since: String(range.since), until: String(range.until) };
}
