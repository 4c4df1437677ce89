import { expect, it } from "vitest";
import { parseStackOptions } from "./stack-options.ts";

it("has the addresses of the README without options", () => {
  expect(parseStackOptions([])).toMatchObject({
    ports: { app: 8787, access: 8788, booking: 8789, slack: 8790, meta: 8791, mail: 8792 },
    build: true,
    cron: true,
    rateLimits: true,
    vars: {},
    readyFile: null,
  });
});

it("reads every option", () => {
  const line =
    "--port 1 --access-port 2 --booking-port 3 --slack-port 4 --meta-port 5 --mail-port 6 --state /tmp/s --no-build --no-cron " +
    "--no-rate-limits --var A=1 --var B=x=y --var C= --country CA-QC --ready-file /tmp/r";
  expect(parseStackOptions(line.split(" "))).toEqual({
    ports: { app: 1, access: 2, booking: 3, slack: 4, meta: 5, mail: 6 },
    state: "/tmp/s",
    build: false,
    cron: false,
    rateLimits: false,
    vars: { A: "1", B: "x=y", C: "" },
    country: "CA-QC",
    readyFile: "/tmp/r",
  });
});

it.each([["--port", "web"], ["--port", "0"], ["--var", "A"], ["--var", "=1"], ["--nonsense"]])(
  "says how it is used when it is given %s %s",
  (...args) => {
    expect(() => parseStackOptions(args.filter(Boolean))).toThrow("npm start -- [options]");
  },
);
