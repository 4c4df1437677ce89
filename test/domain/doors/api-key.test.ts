import fc from "fast-check";
import { expect, it } from "vitest";
import { containsApiKey, isApiKey, makeApiKey, newKeySchema } from "#domain/doors/api-key";

/** Bytes as a source of randomness gives them, over and over. */
function repeating(bytes: readonly number[]) {
  let at = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => bytes[at++ % bytes.length] ?? 0);
}

const bytes = fc.array(fc.nat(255), { minLength: 40, maxLength: 80 });
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

it("a made key is bpm_ and 40 characters, and stands its own check", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      fc.pre(random.some((byte) => byte < 248));
      const key = makeApiKey(repeating(random));
      expect(key).toMatch(/^bpm_[0-9A-Za-z]{40}$/);
      expect(isApiKey(key)).toBe(true);
    }),
  );
});

it("a key with one other character is none", () => {
  fc.assert(
    fc.property(bytes, fc.nat(39), fc.nat(61), (random, at, other) => {
      fc.pre(random.some((byte) => byte < 248));
      const key = makeApiKey(repeating(random));
      const wrong = `${key.slice(0, 4 + at)}${digits.charAt(other)}${key.slice(5 + at)}`;
      expect(isApiKey(wrong)).toBe(wrong === key);
    }),
  );
});

it("bytes that would make some characters likelier are left out", () => {
  expect(makeApiKey(repeating([255, 248, 61]))).toMatch(/^bpm_z{34}/);
});

it("a key is found anywhere in an address, and nothing else is", () => {
  const key = makeApiKey(repeating([1, 2, 3]));
  expect(containsApiKey(`https://funnel.example/api/v1/leads?key=${key}&limit=1`)).toBe(true);
  expect(containsApiKey(`https://funnel.example/api/v1/leads/${key.slice(0, 30)}`)).toBe(false);
});

it("a new key has each scope once, in their order, and at least one", () => {
  const write = {
    name: " Zapier ",
    scopes: ["leads:write", "leads:read", "leads:read"],
    expiresInDays: null,
  };
  expect(newKeySchema.parse(write)).toEqual({
    name: "Zapier",
    scopes: ["leads:read", "leads:write"],
    expiresInDays: null,
  });
  for (const wrong of [{ scopes: [] }, { scopes: ["all"] }, { expiresInDays: 0 }, { name: "" }]) {
    expect(newKeySchema.safeParse({ ...write, ...wrong }).success).toBe(false);
  }
});
