/** As it is typed; `at` is empty for a mail that goes now. `mailId` stays until it is sent, so that it goes once. */
export const EMPTY_MAIL = { mailId: "", subject: "", text: "", at: "" } as const;
export type MailDraft = { [Field in keyof typeof EMPTY_MAIL]: string };

export const mailDraftName = (id: number) => `mail-${id}`;
