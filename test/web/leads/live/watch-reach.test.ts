import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { watchReach } from "../../../../web/features/leads/live/use-following.ts";
import { ApiError } from "../../../../web/lib/api-error.ts";

const answer = (status: number) => new ApiError({ status, statusText: "", headers: new Headers() }, "{}");

/** What is told of calls that end like this, one after the other. */
async function toldOf(...ends: (Error | string)[]): Promise<boolean[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const told: boolean[] = [];
  const stop = watchReach(client, (isReached) => told.push(isReached));
  for (const end of ends) {
    const queryFn = () => (end instanceof Error ? Promise.reject(end) : Promise.resolve(end));
    await client.fetchQuery({ queryKey: ["call"], queryFn, staleTime: 0 }).catch(() => {});
  }
  stop();
  client.setQueryData(["call"], "after");
  return told;
}

it("whether the server answers is told by each call, and a refusal is an answer", async () => {
  const lost = new TypeError("Failed to fetch");
  expect(await toldOf("read", lost, answer(502), answer(404), lost, "read")).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it("what was given up here says nothing of the server", async () => {
  expect(await toldOf(new DOMException("", "AbortError"))).toEqual([]);
});
