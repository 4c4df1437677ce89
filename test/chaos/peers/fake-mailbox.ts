import * as z from "zod/mini";

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.optional(z.string()),
  headers: z.object({ "X-Entity-Ref-ID": z.string(), "List-Unsubscribe": z.string() }),
});

/** A mail and when it came, by the mailbox's clock (ms). */
export type AcceptedMail = z.infer<typeof mailSchema> & { at: number };

/** The mail service: keeps what it accepted. */
export class FakeMailbox {
  readonly accepted: AcceptedMail[] = [];
  /** Its clock: that of this machine, unless a scenario moves it. */
  now: () => number = Date.now;

  async handle(request: Request): Promise<Response> {
    this.accepted.push({ ...mailSchema.parse(await request.json()), at: this.now() });
    return new Response(crypto.randomUUID());
  }
}
