import type { GivenField } from "./form-lead.ts";

/** Real answers that stand beside a question. */
const SHOWN = 3;

/** The first different answers that leads gave to each question, by its key. */
export function sampleAnswers(fields: readonly GivenField[]): Record<string, string[]> {
  const samples = new Map<string, Set<string>>();
  for (const { name, values } of fields) {
    const known = samples.get(name) ?? new Set();
    samples.set(name, known);
    for (const value of values) if (known.size < SHOWN && value.trim() !== "") known.add(value);
  }
  return Object.fromEntries([...samples].map(([name, values]) => [name, [...values]]));
}
