import { isLoopbackUrl } from "../loopback-server.ts";
import { FakeLeads, type FakeLead } from "./fake-leads.ts";
import { instantFormPage } from "./instant-form-page.ts";
import { metaError } from "./meta-error.ts";
import { sampleAdsAt } from "./sample-ads.ts";
import { changedForm, NEWS_BOX, SAMPLE_FORM, SAMPLE_PAGE } from "./sample-form.ts";

type Options = { token: string; appSecret: string; appUrl: string };

/** How long an answer of a slow Meta takes, unless whoever fills in the form says otherwise. */
const SLOW_MS = 4000;
/** Longer than any lead of an earlier start can have. */
const FIRST_ID = BigInt(Date.now()) * 1000n;

/** A page with one instant form that people fill in here, and the Graph API that its leads are read from. */
export class InstantForm {
  readonly leads: FakeLeads;
  #options: Options;
  #on = new Set<string>();
  #slowMs = SLOW_MS;
  #count = 0n;

  constructor(options: Options) {
    this.#options = options;
    this.leads = new FakeLeads({ pageId: SAMPLE_PAGE, token: options.token, appSecret: options.appSecret });
    this.leads.forms.push(SAMPLE_FORM);
  }

  /** The page, what it sends, or a call of the Graph API about leads; null for a call about anything else. */
  async handle(request: Request): Promise<Response | null> {
    const url = new URL(request.url);
    if (url.pathname === "/form") return request.method === "POST" ? this.#filled(request) : this.#page(url);
    const knows = (id: string) => id === SAMPLE_PAGE || this.leads.leads.has(id);
    if (!FakeLeads.isLeadCall(url, knows)) return null;
    if (this.#on.has("slow")) await new Promise((resolve) => setTimeout(resolve, this.#slowMs));
    return this.leads.handle(request);
  }

  #page(url: URL): Response {
    const [form = SAMPLE_FORM] = this.leads.forms;
    const body = instantFormPage({ form, on: this.#on, said: url.searchParams.get("said") });
    return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  }

  async #filled(request: Request): Promise<Response> {
    const sent = new URLSearchParams(await request.text());
    this.#on = new Set(sent.getAll("switch"));
    this.#slowMs = Number(sent.get("slow-ms") ?? SLOW_MS);
    this.#set();
    const said = sent.get("act") === "set" ? "The switches are set." : await this.#submit(sent);
    return new Response(null, {
      status: 303,
      headers: { location: `/form?${new URLSearchParams({ said })}` },
    });
  }

  /** What the switches do to calls that are yet to come. */
  #set(): void {
    const { token } = this.#options;
    this.leads.token = this.#on.has("ended") ? "ended" : token;
    this.leads.forms[0] = this.#on.has("changed") ? changedForm(SAMPLE_FORM) : SAMPLE_FORM;
    this.leads.faults = this.#on.has("too-many") ? [metaError(80005)] : [];
  }

  async #submit(sent: URLSearchParams): Promise<string> {
    const lead = this.leads.add(this.#leadOf(sent));
    if (this.#on.has("lost")) return "Sent. The webhook is lost: the app reads the lead within 15 minutes.";
    const times = this.#on.has("twice") ? 2 : 1;
    const said: string[] = [];
    for (let time = 0; time < times; time++) said.push(await this.#tell(lead));
    return said.join(" ");
  }

  #leadOf(sent: URLSearchParams): FakeLead {
    const [form = SAMPLE_FORM] = this.leads.forms;
    this.#count++;
    const [ad] = sampleAdsAt(Date.now());
    const isTest = this.#on.has("test");
    const fields = form.questions.map(({ key }) => {
      const value = isTest ? `<test lead: dummy data for ${key}>` : (sent.get(key) ?? "");
      return { name: key, values: value === "" ? [] : [value] };
    });
    return {
      id: String(FIRST_ID + this.#count),
      form_id: form.id,
      created_time: new Date().toISOString().replace(/\.\d+Z$/, "+0000"),
      field_data: fields,
      custom_disclaimer_responses: [
        { checkbox_key: NEWS_BOX.key, is_checked: sent.has(NEWS_BOX.key) ? "1" : "" },
      ],
      platform: "fb",
      is_organic: false,
      ...(ad && {
        ad_id: ad.adId,
        ad_name: ad.adName,
        adset_id: ad.adsetId,
        adset_name: ad.adsetName,
        campaign_id: ad.campaignId,
        campaign_name: ad.campaignName,
      }),
    };
  }

  /** Tells the app of a lead, as Meta does. Returns what became of it, in words. */
  async #tell(lead: FakeLead): Promise<string> {
    const { appUrl } = this.#options;
    if (!isLoopbackUrl(appUrl)) return "The app is not on this machine.";
    try {
      const response = await fetch(new URL("/api/meta/leads", appUrl), await this.leads.webhook([lead]));
      return response.ok ? "The app has taken the webhook." : `The app refused it: ${response.status}.`;
    } catch {
      return "The app is not up.";
    }
  }
}
