import { expect, it } from "vitest";
import { gathering } from "../../../../worker/desk/desk.ts";

/** Work and pauses that end when the test says so. */
function gathered() {
  const runs: PromiseWithResolvers<void>[] = [];
  const pauses: PromiseWithResolvers<void>[] = [];
  const hold = (held: PromiseWithResolvers<void>[]) => () => {
    const one = Promise.withResolvers<void>();
    held.push(one);
    return one.promise;
  };
  return { runs, pauses, ask: gathering(hold(runs), hold(pauses)) };
}

const turn = () => new Promise<void>((resolve) => void setTimeout(resolve));

it("runs the first at once, and all that follow together after the pause", async () => {
  const { runs, pauses, ask } = gathered();
  const first = ask();
  await turn();
  expect(runs).toHaveLength(1);
  // Asked for while it runs: it may have looked already.
  const later = [ask(), ask()];
  runs[0]?.resolve();
  await first;
  later.push(ask());
  await turn();
  expect([runs.length, pauses.length]).toEqual([1, 1]);
  pauses[0]?.resolve();
  await turn();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await Promise.all(later);
  pauses[1]?.resolve();
  await turn();
  expect(runs).toHaveLength(2);
});

it("goes on after a run that failed, which only those who asked for it are told", async () => {
  const { runs, pauses, ask } = gathered();
  const failed = ask();
  await turn();
  const next = ask();
  runs[0]?.reject(new Error("down"));
  await expect(failed).rejects.toThrow("down");
  pauses[0]?.resolve();
  await turn();
  runs[1]?.resolve();
  await next;
  pauses[1]?.resolve();
});
