import { Webhook } from "standardwebhooks";
import * as z from "zod/mini";
import type { Fake } from "../../fakes/fake.ts";
import { KnownLeads, readLead } from "./known-leads.ts";

const messageSchema = z.object({ type: z.string(), data: z.unknown() });

/** A program that receives webhooks, each verified by the public library of Standard Webhooks. */
export class ReceivingProgram extends KnownLeads implements Fake {
  /** Set once the endpoint has been added. */
  secret = "";
  /** How far (ms) its clock is ahead, as is that of who sends: messages of another time are refused. */
  ahead = 0;
  refused = 0;
  leaks = 0;
  /** How often each event came, repeats of a message left out. */
  readonly events = new Map<string, number>();
  readonly #isSecret: (text: string) => boolean;
  readonly #ids = new Map<string, string>();
  copies = 0;
  /** Messages whose id was another event's before. */
  mistaken = 0;

  constructor(isSecret: (text: string) => boolean) {
    super();
    this.#isSecret = isSecret;
  }

  async handle(request: Request): Promise<Response> {
    const text = await request.text();
    const headers = Object.fromEntries(request.headers);
    if (!this.#isTrue(text, headers)) {
      this.refused += 1;
      return new Response(null, { status: 401 });
    }
    if (this.#isSecret(text)) this.leaks += 1;
    const { type, data } = messageSchema.parse(JSON.parse(text));
    this.#count(headers["webhook-id"] ?? "", type);
    this.take(readLead(data));
    return new Response(null, { status: 204 });
  }

  #isTrue(text: string, headers: Record<string, string>): boolean {
    const clock = Date.now;
    Date.now = () => clock() + this.ahead;
    try {
      new Webhook(this.secret).verify(text, headers);
      return true;
    } catch {
      return false;
    } finally {
      Date.now = clock;
    }
  }

  #count(id: string, type: string): void {
    const before = this.#ids.get(id);
    if (before === undefined) this.events.set(type, (this.events.get(type) ?? 0) + 1);
    else this.copies += 1;
    if (before !== undefined && before !== type) this.mistaken += 1;
    this.#ids.set(id, type);
  }
}
