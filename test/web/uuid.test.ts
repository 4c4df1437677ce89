import { sessionIdSchema } from "#domain/contact";
import { afterEach, expect, test, vi } from "vitest";
import { newUuid } from "../../web/lib/uuid.ts";

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
