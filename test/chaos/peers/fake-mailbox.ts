import * as z from "zod/mini";

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  headers: z.object({ "X-Entity-Ref-ID": z.string() }),
});

type AcceptedMail = z.infer<typeof mailSchema>;

/** The mail service: keeps what it accepted. */
export class FakeMailbox {
  readonly accepted: AcceptedMail[] = [];

  async handle(request: Request): Promise<Response> {
    this.accepted.push(mailSchema.parse(await request.json()));
    return new Response(crypto.randomUUID());
  }
}
