/** So much of the final deals must be expected to have come before a line 'loses'. */
const SHARE_MIN = 0.3;

export type Decision = "earns" | "loses";

/** What a final value says beside what was spent: all of it above, or all of it below, once enough has arrived. */
export function decision(
  { low, high, share }: { low: number; high: number; share: number },
  spend: number,
): Decision | null {
  if (low > spend) return "earns";
  return high < spend && share >= SHARE_MIN ? "loses" : null;
}
