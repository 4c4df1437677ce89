import * as z from "zod/mini";
import { LEAD_STATUSES, type LeadStatus } from "../leads/pipeline.ts";
import { parsedJson } from "../parsed-json.ts";
import { OLD_LEAD_KINDS, type OldLeads } from "./old-leads.ts";

/** What a file of exported leads says of itself in its first line. */
export type ExportHead = OldLeads & { exportedAt: string };
/** A whole file: what it says of itself, its leads by number, and how many of them had which status. */
export type ExportContents = { head: ExportHead; ids: number[]; byStatus: StatusCount[] };
type StatusCount = { status: LeadStatus; leads: number };

const FILE = "old-leads";

const headSchema = z.object({
  file: z.literal(FILE),
  kind: z.enum(OLD_LEAD_KINDS),
  before: z.string(),
  exportedAt: z.string(),
});
const leadSchema = z.object({
  assessment: z.looseObject({}),
  staff: z.looseObject({ id: z.int(), leadStatus: z.enum(LEAD_STATUSES) }),
});
const endSchema = z.object({ end: z.object({ leads: z.int(), characters: z.int() }) });

/** Why a file is not to be trusted, in words for staff. */
export class ExportFault extends Error {}

/** The file in NDJSON: a line about it, one for each lead, and one that counts them and their characters. */
export function exportFile(head: ExportHead, leads: readonly string[]): string {
  const end = { leads: leads.length, characters: charactersOf(leads) };
  return [JSON.stringify({ file: FILE, ...head }), ...leads, JSON.stringify({ end }), ""].join("\n");
}

/**
 * Reads a file back. Throws an `ExportFault` unless each of its leads is in it once, and all that it says are there.
 */
export function readExport(text: string): ExportContents {
  const [first = "", ...lines] = text.split("\n");
  const head = headSchema.safeParse(parsedJson(first));
  if (!head.success) throw new ExportFault("This is not an export of leads.");
  const isClosed = lines.pop() === "";
  const end = endSchema.safeParse(parsedJson(lines.pop() ?? ""));
  if (!isClosed || !end.success) throw new ExportFault("The file breaks off before its end.");
  const inFile = lines.map(readLead);
  const ids = inFile.map(({ id }) => id);
  const { leads, characters } = end.data.end;
  if (ids.length !== leads || charactersOf(lines) !== characters) {
    throw new ExportFault("The file does not hold what its last line counts.");
  }
  if (new Set(ids).size !== ids.length) throw new ExportFault("A lead is in the file twice.");
  const { kind, before, exportedAt } = head.data;
  const byStatus = LEAD_STATUSES.map((status) => ({
    status,
    leads: inFile.filter(({ leadStatus }) => leadStatus === status).length,
  }));
  return {
    head: { kind, before, exportedAt },
    ids,
    byStatus: byStatus.filter((count) => count.leads > 0),
  };
}

function readLead(line: string, index: number): { id: number; leadStatus: LeadStatus } {
  const lead = leadSchema.safeParse(parsedJson(line));
  if (!lead.success) throw new ExportFault(`Line ${index + 2} is not a lead.`);
  return lead.data.staff;
}

function charactersOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0);
}
