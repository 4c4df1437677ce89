import { onTestFinished } from "vitest";

const LEVELS = ["log", "info", "debug", "warn", "error"] as const;

/** Keeps all that this test writes to the console from now on; gives it as one text. */
export function keepWritten(): () => string {
  const written: string[] = [];
  const real = LEVELS.map((level) => [level, console[level]] as const);
  onTestFinished(() => {
    for (const [level, write] of real) console[level] = write;
  });
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => void written.push(parts.map(String).join(" "));
  }
  return () => written.join("\n");
}
