import { afterEach, expect, test, vi } from "vitest";
import { forget, readStored, store } from "../../../web/lib/storage.ts";
import { stubLocalStorage } from "../stub-local-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

test("keeps JSON and forgets it", () => {
  const kept = stubLocalStorage();
  store("a", { n: 1 });
  expect(kept.get("a")).toBe('{"n":1}');
  expect(readStored("a")).toEqual({ n: 1 });
  forget("a");
  expect(readStored("a")).toBeNull();
});

test("in blocked storage things last as long as the page", () => {
  stubLocalStorage("blocked");
  store("b", "kept");
  expect(readStored("b")).toBe("kept");
  forget("b");
  expect(readStored("b")).toBeNull();
});

test("what another program wrote is not trusted to be JSON", () => {
  stubLocalStorage().set("c", "{broken");
  expect(readStored("c")).toBeNull();
});
