import { afterEach, expect, test, vi } from "vitest";
import { documents } from "../../../web/documents.ts";
import { filtersOf } from "../../../web/features/leads/list/filters/filters.ts";
import { fetchPage } from "../../../web/features/leads/list/page/list-api.ts";
import { fetchOnce } from "../../../web/lib/early-calls.ts";

afterEach(() => vi.unstubAllGlobals());

test("what the document has asked for answers one reading of it, and no writing", async () => {
  const fetch = vi.fn(async () => new Response("asked"));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("window", { earlyCalls: { "/api/auth/user": Promise.resolve(new Response("early")) } });
  const text = async (path: string, method: string) => (await fetchOnce(path, { method })).text();
  expect(await text("/api/auth/user", "POST")).toBe("asked");
  expect(await text("/api/tier-configs", "GET")).toBe("asked");
  expect(await text("/api/auth/user", "GET")).toBe("early");
  expect(await text("/api/auth/user", "GET")).toBe("asked");
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("where no document has asked, as in a test, the network is", async () => {
  vi.stubGlobal("fetch", async () => new Response("asked"));
  expect(await (await fetchOnce("/api/auth/user", { method: "GET" })).text()).toBe("asked");
});

test("the dashboard's document asks for the list as it opens", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json([]);
  });
  await fetchPage(filtersOf(new URLSearchParams()), null);
  expect(documents.admin.calls.first.plain).toEqual(asked);
});
