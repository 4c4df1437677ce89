import { deviceOf } from "#domain/figures/steps/device-of";
import { expect, test } from "vitest";

test.each([
  [
    "phone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
  ],
  [
    "phone",
    "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36",
  ],
  ["tablet", "Mozilla/5.0 (Linux; Android 16; SM-X900) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36"],
  ["tablet", "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"],
  ["desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36"],
  ["desktop", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15"],
  ["desktop", ""],
  ["desktop", null],
] as const)("a %s calls itself %s", (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
