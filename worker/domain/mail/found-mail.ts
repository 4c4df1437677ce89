import type { MailDirection } from "./mail-direction.ts";

/** A mail that a search found, with the words around what was sought. */
export type FoundMail = {
  mailId: string;
  leadId: number;
  /** The lead's. */
  name: string | null;
  email: string | null;
  direction: MailDirection;
  at: string;
  subject: string;
  words: string;
};
