/** What a person can stop by mail (contract 22): the mails of one kind, or all. */
export const MAIL_STOP_KINDS = ["booking", "hub", "staff", "all"] as const;
export type MailStopKind = (typeof MAIL_STOP_KINDS)[number];

/** What the link of a mail stops: mails like it and those that staff write, or all (contract 22). */
export function stopsOf(ofMail: MailStopKind, wantsAll: boolean): MailStopKind[] {
  if (wantsAll || ofMail === "all") return ["all"];
  return [...new Set<MailStopKind>([ofMail, "staff"])];
}
