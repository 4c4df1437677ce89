import { afterEach, beforeEach, expect } from "vitest";

const LEVELS = ["error", "warn"] as const;
const real = { error: console.error, warn: console.warn };

let allowed: RegExp[] = [];
let unexpected: string[] = [];

/** Lets this test write errors or warnings that match; without a pattern, any. */
export function allowConsole(pattern = /(?:)/): void {
  allowed.push(pattern);
}

/** Fails a test in which anything was written as an error or a warning without `allowConsole`. */
export function guardConsole(): void {
  beforeEach(() => {
    allowed = [];
    unexpected = [];
    for (const level of LEVELS) {
      console[level] = (...parts: unknown[]) => {
        const text = parts.map(String).join(" ");
        if (allowed.some((pattern) => pattern.test(text))) return;
        unexpected.push(`${level}: ${text}`);
        real[level](...parts);
      };
    }
  });
  afterEach(() => {
    Object.assign(console, real);
    expect(unexpected, "errors or warnings on the console").toEqual([]);
  });
}
