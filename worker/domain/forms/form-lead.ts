import * as z from "zod/mini";

/** A question of a form as Meta gives it: its key in answers, and the options by theirs. */
export const formQuestionSchema = z.object({
  key: z.string(),
  label: z._default(z.string(), ""),
  type: z._default(z.string(), "CUSTOM"),
  options: z._default(z.array(z.object({ key: z.string(), value: z._default(z.string(), "") })), []),
});
export type FormQuestion = z.output<typeof formQuestionSchema>;

/** An answer as Meta gives it; of a choice, the option's key. */
export const givenFieldSchema = z.object({ name: z.string(), values: z._default(z.array(z.string()), []) });
export type GivenField = z.output<typeof givenFieldSchema>;

/** A checkbox below the form's own text. */
export type GivenTick = { key: string; checked: boolean };

/** A lead of one of Meta's forms. Ids are text of digits, `createdAt` is in milliseconds since 1970. */
export type FormLead = {
  leadgenId: string;
  formId: string;
  createdAt: number;
  fields: GivenField[];
  ticks: GivenTick[];
  adId: string | null;
  adName: string | null;
  adsetId: string | null;
  adsetName: string | null;
  campaignId: string | null;
  campaignName: string | null;
  platform: string | null;
  isOrganic: boolean;
};

/** A lead that is older when it comes, or when its form is set up, is read without telling anybody of it. */
export const SILENT_AFTER_MS = 24 * 60 * 60 * 1000;

/** Whether Meta's own testing tool filled the form in. */
export function isTestLead(fields: readonly GivenField[]): boolean {
  return fields.some(({ values }) => values.some((value) => /^\s*<test lead: dummy data for /i.test(value)));
}
