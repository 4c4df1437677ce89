import * as z from "zod/mini";

/** Leads in one file: read as a whole in a browser, it is some 50 MB. */
export const LEADS_A_FILE = 10_000;
/** Leads that one call exports. Each chat's transcript takes one of a request's 1,000 subrequests. */
export const EXPORT_STEP = 100;
/** Leads that one call erases, in one write that visitors' writes hardly wait for. */
export const ERASE_STEP = 50;

const id = z.int().check(z.positive());

/** Leads to export whole, by number. */
export const exportLeadsSchema = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(EXPORT_STEP)),
});

/** Exported leads to erase, but for those that have changed since the export began (ms). */
export const eraseLeadsSchema = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(ERASE_STEP)),
  exportedAt: z.int().check(z.positive()),
});
