/** What a person can stop by mail (contract 22): the mails of one kind, or all. */
export const MAIL_STOP_KINDS = ["booking", "hub", "staff", "all"] as const;
export type MailStopKind = (typeof MAIL_STOP_KINDS)[number];
