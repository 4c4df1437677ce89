import * as z from "zod/mini";

/** A mail that the app sent. */
export type SentMail = {
  id: number;
  at: string;
  from: string;
  to: string;
  /** Where answers to it go; null if the app has no address for them. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
};

const address = z.union([z.string(), z.object({ name: z.optional(z.string()), email: z.string() })]);
const sentSchema = z.object({
  from: address,
  to: z.string(),
  replyTo: z.optional(address),
  subject: z.string(),
  text: z.optional(z.string()),
  html: z.optional(z.string()),
});

/** The mails of a run, until it ends. */
export class Mailbox {
  readonly #mails: SentMail[] = [];

  /** Keeps what the app gave to its mail binding (JSON). False if that is no mail. */
  keep(json: string, now: Date): boolean {
    const given = sentSchema.safeParse(parsed(json)).data;
    if (!given) return false;
    const { from, to, replyTo, subject, text = "", html = "" } = given;
    const sent = {
      from: addressText(from),
      to,
      replyTo: replyTo ? addressOf(replyTo) : null,
      subject,
      text,
      html,
    };
    this.#mails.push({ id: this.#mails.length + 1, at: now.toUTCString(), ...sent });
    return true;
  }

  find(id: number): SentMail | null {
    return this.#mails.find((mail) => mail.id === id) ?? null;
  }

  /** Who got mails, those of the newest first, each with the newest first. */
  byLead(): [to: string, mails: SentMail[]][] {
    return [...Map.groupBy(this.#mails.toReversed(), ({ to }) => to)];
  }
}

function addressOf(given: z.output<typeof address>): string {
  return typeof given === "string" ? given : given.email;
}

function addressText(given: z.output<typeof address>): string {
  if (typeof given === "string") return given;
  return given.name ? `${given.name} <${given.email}>` : given.email;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
