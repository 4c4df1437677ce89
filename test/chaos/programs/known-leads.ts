import * as z from "zod/mini";

/** A lead as the API and webhooks give it, as far as a program has to understand it. */
const leadSchema = z.looseObject({
  id: z.int(),
  change: z.optional(z.int()),
  erased: z.optional(z.boolean()),
});

export type KnownLead = z.output<typeof leadSchema>;

export const readLead = (value: unknown): KnownLead => leadSchema.parse(value);

/** What a program knows of the leads from what it was told, in whatever order and however often. */
export class KnownLeads {
  readonly leads = new Map<number, KnownLead>();
  repeats = 0;

  /** Keeps what is newer than what is known; gives whether it was. */
  take(lead: KnownLead): boolean {
    const before = this.leads.get(lead.id);
    const isNewer =
      before === undefined || (!before.erased && (lead.erased || changeOf(lead) > changeOf(before)));
    if (isNewer) this.leads.set(lead.id, lead);
    else this.repeats += 1;
    return isNewer;
  }
}

export const changeOf = ({ change = 0 }: KnownLead) => change;
