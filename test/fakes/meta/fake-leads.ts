import { hmacSha256 } from "./meta-signed.ts";
import type { Fault } from "../faults.ts";
import { graphCall } from "./graph-versions.ts";
import { metaError } from "./meta-error.ts";

/** A question of a form as Meta gives it. */
export type FakeQuestion = {
  key: string;
  label: string;
  type: string;
  options?: { key: string; value: string }[];
};

export type FakeForm = {
  id: string;
  name: string;
  status: "ACTIVE" | "ARCHIVED";
  locale: string;
  questions: FakeQuestion[];
};

/** A lead as Meta keeps it. */
export type FakeLead = {
  id: string;
  form_id: string;
  created_time: string;
  field_data: { name: string; values: string[] }[];
  custom_disclaimer_responses?: { checkbox_key: string; is_checked: string }[];
  ad_id?: string;
  ad_name?: string;
  adset_id?: string;
  adset_name?: string;
  campaign_id?: string;
  campaign_name?: string;
  platform?: string;
  is_organic?: boolean;
};

type Options = { pageId: string; token: string; appSecret: string };

/** The lead forms of one page: their list, their leads and single ones, and the webhook that tells of them. */
export class FakeLeads {
  readonly forms: FakeForm[] = [];
  readonly leads = new Map<string, FakeLead>();
  /** Every call that was not refused for its token: its path and query. */
  readonly asked: URL[] = [];
  faults: Fault[] = [];
  /** Headers of usage, for the next answers. */
  usage: Record<string, string> = {};
  /** How many rows a page has at most. */
  mostRows = 100;
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  set token(token: string) {
    this.#options = { ...this.#options, token };
  }

  add(lead: FakeLead): FakeLead {
    this.leads.set(lead.id, lead);
    return lead;
  }

  /** The webhook that tells of leads, signed over its very bytes, with what is not ASCII escaped. */
  webhook(leads: readonly Pick<FakeLead, "id" | "form_id">[], pageId = this.#options.pageId) {
    // Meta writes the ids as numbers, which have more digits than a number can hold.
    const changes = leads.map(
      ({ id, form_id: formId }) =>
        `{"field":"leadgen","value":{"leadgen_id":${id},"page_id":${pageId},"form_id":${formId},"created_time":1764399600}}`,
    );
    const body = `{"object":"page","entry":[{"id":"${pageId}","time":1764399600,"changes":[${changes.join(",")}]}]}`;
    return this.signed(body);
  }

  async signed(body: string): Promise<{ method: "POST"; body: string; headers: Record<string, string> }> {
    const signature = await hmacSha256(this.#options.appSecret, body);
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    return { method: "POST", body, headers };
  }

  async handle(request: Request): Promise<Response> {
    const fault = this.faults.shift();
    if (fault) return fault.answer();
    const { pageId, token } = this.#options;
    if (request.headers.get("authorization") !== `Bearer ${token}`)
      return metaError(190, undefined, 401).answer();
    const url = new URL(request.url);
    this.asked.push(url);
    const call = await graphCall(request, false);
    if ("refusal" in call) return call.refusal;
    const answer = (body: unknown) => Response.json(body, { headers: this.usage });
    const [, id = "", edge] = call.path.split("/");
    if (id === pageId && edge === "leadgen_forms") return answer(this.#page(url, this.forms));
    if (edge === "leads") {
      const since = sinceOf(url);
      const made = [...this.leads.values()].filter(
        (lead) => lead.form_id === id && Date.parse(lead.created_time) / 1000 > since,
      );
      return answer(this.#page(url, made.toReversed()));
    }
    const lead = edge === undefined ? this.leads.get(id) : undefined;
    return lead ? answer(lead) : metaError(100, 33).answer();
  }

  /** Does this answer belong to it? */
  static isLeadCall({ pathname }: URL, knows: (id: string) => boolean): boolean {
    return /\/(?:leadgen_forms|leads)$/.test(pathname) || knows(pathname.split("/")[2] ?? "");
  }

  #page(url: URL, all: readonly unknown[]): unknown {
    const start = Number(atob(url.searchParams.get("after") ?? btoa("0")));
    const end = start + Math.min(this.mostRows, Number(url.searchParams.get("limit") ?? "25"));
    const data = all.slice(start, end);
    if (data.length === 0) return { data };
    const next = new URL(url);
    next.searchParams.set("after", btoa(String(end)));
    const cursors = { before: btoa(String(start)), after: btoa(String(end)) };
    return { data, paging: { cursors, ...(end < all.length && { next: next.href }) } };
  }
}

function sinceOf(url: URL): number {
  const [filter]: unknown[] = JSON.parse(url.searchParams.get("filtering") ?? "[]");
  if (typeof filter !== "object" || filter === null || !("value" in filter)) return 0;
  return Number(filter.value);
}
