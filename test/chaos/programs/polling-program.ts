import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { changeOf, KnownLeads, readLead } from "./known-leads.ts";

const pageSchema = z.object({ data: z.array(z.unknown()), nextCursor: z.optional(z.string()) });

/**
 * A program that polls the API from the greatest number that it has (contract 24). It keeps its cursor now and then
 * alone, and begins anew from there when it crashes.
 */
export class PollingProgram extends KnownLeads {
  /** Texts of the answers in which something stood that no program may learn. */
  leaks = 0;
  /** Leads that came again with a number that was known, and as something else. */
  contradictions = 0;
  crashes = 0;
  readonly #url: string;
  readonly #key: string;
  readonly #isSecret: (text: string) => boolean;
  #cursor = 0;
  #kept = 0;

  constructor(url: string, key: string, isSecret: (text: string) => boolean) {
    super();
    this.#url = url;
    this.#key = key;
    this.#isSecret = isSecret;
  }

  /** Reads page after page to the end, or to the first that has no answer. */
  async poll(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.#url}/api/v1/leads?limit=50&cursor=${this.#cursor}`, {
        headers: { authorization: `Bearer ${this.#key}` },
      }).catch(() => null);
      const text = await answer?.text().catch(() => null);
      if (!answer?.ok || typeof text !== "string") return;
      if (this.#isSecret(text)) this.leaks += 1;
      const page = pageSchema.parse(JSON.parse(text));
      for (const lead of page.data.map(readLead)) this.#read(lead);
      if (page.nextCursor === undefined) return;
    }
  }

  keepCursor(): void {
    this.#kept = this.#cursor;
  }

  crash(): void {
    this.crashes += 1;
    this.#cursor = this.#kept;
  }

  #read(lead: ReturnType<typeof readLead>): void {
    const before = this.leads.get(lead.id);
    if (!this.take(lead) && changeOf(lead) === changeOf(before ?? lead) && !isDeepStrictEqual(lead, before))
      this.contradictions += 1;
    this.#cursor = Math.max(this.#cursor, changeOf(lead));
  }
}
