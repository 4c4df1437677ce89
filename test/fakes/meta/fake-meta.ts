import type { Fault } from "../faults.ts";
import { graphCall } from "./graph-versions.ts";
import { metaError } from "./meta-error.ts";

export type ReceivedEvent = {
  event_name: string;
  event_id: string;
  event_time: number;
  action_source: string;
  event_source_url?: string;
  user_data: Record<string, unknown>;
  custom_data: Record<string, unknown>;
};

type Options = { pixelId: string; token: string };

const HEX = /^[0-9a-f]{64}$/;
const HASHED = ["em", "fn", "ln", "country", "external_id"];
const WEEK_S = 7 * 24 * 3600;
const MOST = 1000;

/**
 * The Conversions API for one pixel: refuses what Meta refuses, keeps what it accepted, and counts an
 * event once whatever the number of its copies. `faults` are answered first, one a call.
 */
export class FakeMeta {
  readonly accepted: ReceivedEvent[] = [];
  readonly urls: string[] = [];
  /** The calls' bodies as they came: reading rounds long numbers. */
  readonly bodies: string[] = [];
  /** How many events each call had that was not failed. */
  readonly sizes: number[] = [];
  readonly testCodes: string[] = [];
  /** What it finds wrong in an event beside what Meta is known to: one has the whole call refused. */
  refuses: (event: ReceivedEvent) => boolean = () => false;
  faults: Fault[] = [];
  /** Whether a version that has ended is answered as a newer one, with a warning. */
  upgrades = false;
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Events after Meta has put copies with one name and id together. */
  get counted(): ReceivedEvent[] {
    const byId = new Map(this.accepted.map((event) => [`${event.event_name}:${event.event_id}`, event]));
    return [...byId.values()];
  }

  async handle(request: Request): Promise<Response> {
    this.urls.push(request.url);
    const fault = this.faults.shift();
    if (fault) return fault.answer();
    const { pixelId, token } = this.#options;
    const call = await graphCall(request, this.upgrades);
    if ("refusal" in call) return call.refusal;
    if (call.path !== `/${pixelId}/events`) return metaError(100, 33).answer();
    const text = await request.text();
    const body: { data: ReceivedEvent[]; access_token: string; test_event_code?: string } = JSON.parse(text);
    this.bodies.push(text);
    if (body.access_token !== token) return metaError(190, undefined, 401).answer();
    this.sizes.push(body.data.length);
    if (body.data.length > MOST) return metaError(100).answer();
    if (!body.data.every((event) => isWellFormed(event) && !this.refuses(event)))
      return metaError(100, 2804050).answer();
    if (body.test_event_code) this.testCodes.push(body.test_event_code);
    this.accepted.push(...body.data);
    const answer = { events_received: body.data.length, messages: [], fbtrace_id: "trace" };
    return Response.json(answer, { headers: call.headers });
  }
}

function isWellFormed(event: ReceivedEvent): boolean {
  const user = event.user_data;
  const isHashed = HASHED.every((name) => {
    const values = user[name];
    return (
      values === undefined || (Array.isArray(values) && values.every((value) => HEX.test(String(value))))
    );
  });
  // Of a website's event, Meta wants the page and the browser.
  const isPlaced = Boolean(event.event_source_url && user["client_user_agent"]);
  // Of a lead of its own forms, its own id, which is a number.
  const isKnown = typeof user["lead_id"] === "number" && event.custom_data["event_source"] === "crm";
  const age = Date.now() / 1000 - event.event_time;
  return (
    isHashed &&
    (event.action_source !== "website" || isPlaced) &&
    (event.action_source !== "system_generated" || isKnown) &&
    Number.isInteger(event.event_time) &&
    age > -60 &&
    age < WEEK_S &&
    event.event_id !== ""
  );
}
