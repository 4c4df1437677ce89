import type { Count } from "#domain/leads/assessment-list";
import { countText } from "../ground/data/figures.ts";

/** `1 lead`, `12 leads`, `1,000+ leads`. */
export function leadsText({ value, more }: Count): string {
  return `${countText(value)}${more ? "+" : ""} ${value === 1 && !more ? "lead" : "leads"}`;
}
