import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { keepDraft } from "../../../../../web/features/admin/ground/edit/draft-storage.ts";
import { markListed, readMarked } from "../../../../../web/features/admin/ground/live/listed.ts";

const patient = { staleTime: Number.POSITIVE_INFINITY, retry: false };

/** A list on the screen whose readings the test answers, in turn. */
function shownList(queryKey: readonly string[]) {
  const client = new QueryClient({ defaultOptions: { queries: patient } });
  const answers: ((rows: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: [...queryKey], queryFn });
  observer.subscribe(() => {});
  const rows = () => client.getQueryData(queryKey);
  const answer = async (at: number, text: string) => {
    answers[at]?.(text);
    await vi.waitFor(() => expect(rows()).toBe(text));
  };
  return { client, answers, answer, rows };
}

test("a change has what is shown read again, once", async () => {
  const { client, answers, answer } = shownList(["bookings"]);
  await answer(0, "first");
  markListed(client, ["booking"]);
  expect([readMarked(client), readMarked(client), answers.length]).toEqual([true, true, 2]);
  await answer(1, "second");
  expect([readMarked(client), answers.length]).toEqual([true, 2]);
});

test("a change during a reading has it begun again: the first may not have it", async () => {
  const { client, answers, answer } = shownList(["bookings"]);
  await answer(0, "first");
  markListed(client, ["booking"]);
  readMarked(client);
  markListed(client, ["booking"]);
  readMarked(client);
  expect(answers).toHaveLength(3);
  answers[1]?.("without the change");
  await answer(2, "with both");
});

test("during the very first reading it waits for that to end", async () => {
  const { client, answers, answer } = shownList(["bookings"]);
  markListed(client, ["booking"]);
  expect([readMarked(client), answers.length]).toEqual([false, 1]);
  await answer(0, "without the change");
  expect([readMarked(client), answers.length]).toEqual([true, 2]);
  await answer(1, "with it");
});

test("below a form that is being filled nothing is read until it is done", async () => {
  const { client, answers, answer } = shownList(["tier-configs"]);
  await answer(0, "first");
  keepDraft("offer-3", "typed");
  markListed(client, ["offer"]);
  expect([readMarked(client), answers.length]).toEqual([false, 1]);
  keepDraft("offer-3", null);
  expect([readMarked(client), answers.length]).toEqual([true, 2]);
});
