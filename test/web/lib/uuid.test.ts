import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { afterEach, expect, test, vi } from "vitest";
import { newUuid } from "../../../web/lib/uuid.ts";

afterEach(() => void vi.unstubAllGlobals());

test("is a version-4 UUID where the browser makes them", () => {
  expect(sessionIdSchema.safeParse(newUuid()).success).toBe(true);
});

test("is one where it does not, whatever the random bytes", () => {
  for (const fill of [0x00, 0xff, 0x5a]) {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(fill) });
    expect(sessionIdSchema.safeParse(newUuid()).success).toBe(true);
  }
});

test("is another one each time, also where the browser does not make them", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const COUNT = 100_000;
  const ids = new Set(Array.from({ length: COUNT }, () => newUuid()));
  expect(ids.size).toBe(COUNT);
});
