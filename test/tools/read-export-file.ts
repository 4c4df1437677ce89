import { z } from "zod";
import { parsedJson } from "#domain/parsed-json";

/** What a file of exported leads says of itself, and its leads by number. Files of earlier versions are read too. */
export type ExportContents = { exportedAt: string; ids: number[] };

const headSchema = z.object({ file: z.enum(["leads", "old-leads"]), exportedAt: z.string() });
const leadSchema = z.object({
  assessment: z.looseObject({}),
  staff: z.looseObject({ id: z.int() }),
});
const endSchema = z.object({ end: z.object({ leads: z.int(), characters: z.int() }) });

/** Why a file is not to be trusted, in words for staff. */
export class ExportFault extends Error {}

/**
 * Reads a file back. Throws an `ExportFault` unless each of its leads is in it once, and all that it says are there.
 */
export function readExport(text: string): ExportContents {
  const [first = "", ...lines] = text.split("\n");
  const head = headSchema.safeParse(parsedJson(first));
  if (!head.success) throw new ExportFault("This is not an export of leads.");
  const isClosed = lines.pop() === "";
  const end = endSchema.safeParse(parsedJson(lines.pop() ?? ""));
  if (!isClosed || !end.success) throw new ExportFault("The file is cut off before its end.");
  const ids = lines.map(readLead);
  const { leads, characters } = end.data.end;
  if (ids.length !== leads || lines.reduce((sum, line) => sum + line.length, 0) !== characters) {
    throw new ExportFault("The file does not have what its last line counts.");
  }
  if (new Set(ids).size !== ids.length) throw new ExportFault("A lead is in the file twice.");
  return { exportedAt: head.data.exportedAt, ids };
}

function readLead(line: string, index: number): number {
  const lead = leadSchema.safeParse(parsedJson(line));
  if (!lead.success) throw new ExportFault(`Line ${index + 2} is not a lead.`);
  return lead.data.staff.id;
}
