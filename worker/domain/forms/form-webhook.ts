import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";

/** Texts, which are passed over, and numbers. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON with its whole numbers as text: ids of Meta have more digits than a number can hold. */
export function withNumbersAsText(json: string): string {
  return json.replace(TEXT_OR_NUMBER, (found) => (/^\d+$/.test(found) ? `"${found}"` : found));
}

const id = z.string().check(z.regex(/^\d{1,20}$/));

const changeSchema = z.object({
  field: z.literal("leadgen"),
  value: z.object({ leadgen_id: id, page_id: id, form_id: id }),
});
const bodySchema = z.object({
  object: z.literal("page"),
  entry: z.array(z.object({ changes: z._default(z.array(z.unknown()), []) })),
});

/** A lead that Meta has told of, which is yet to be read. */
export type ToldFormLead = { leadgenId: string; formId: string };

/** The leads of one page that a webhook tells of, each once; whatever else it tells is passed over. */
export function leadsOfWebhook(body: string, pageId: string): ToldFormLead[] {
  const read = bodySchema.safeParse(parsedJson(withNumbersAsText(body)));
  if (!read.success) return [];
  const changes = read.data.entry.flatMap((entry) => entry.changes);
  const told = changes.flatMap((change) => {
    const { data } = changeSchema.safeParse(change);
    if (!data || data.value.page_id !== pageId) return [];
    return [
      [data.value.leadgen_id, { leadgenId: data.value.leadgen_id, formId: data.value.form_id }] as const,
    ];
  });
  return [...new Map(told).values()];
}
