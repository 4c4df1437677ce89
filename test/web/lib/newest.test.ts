import { expect, it } from "vitest";
import { Newest } from "../../../web/lib/newest.ts";

/** What is shown, and a question that is answered when the test says so. */
function shown() {
  const values: string[] = [];
  const newest = new Newest<string>((value) => values.push(value));
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = newest.ask(() => promise);
    return {
      answer: (value: string) => (resolve(value), done),
      fail: () => (reject(new Error("offline")), done),
    };
  };
  return { values, newest, ask };
}

it("shows each answer that comes in its turn", async () => {
  const { values, ask } = shown();
  const [first, second] = [ask(), ask()];
  await first.answer("first");
  await second.answer("second");
  expect(values).toEqual(["first", "second"]);
});

it("drops an answer that a later one has overtaken", async () => {
  const { values, ask } = shown();
  const [first, second] = [ask(), ask()];
  await second.answer("second");
  await first.answer("first");
  expect(values).toEqual(["second"]);
});

it("drops what was asked for before something was told, and shows what was asked for after it", async () => {
  const { values, newest, ask } = shown();
  const before = ask();
  newest.tell("withdrawn");
  const after = ask();
  await before.answer("asked");
  expect(values).toEqual(["withdrawn"]);
  await after.answer("called");
  expect(values).toEqual(["withdrawn", "called"]);
});

it("lets a question that failed overtake nothing", async () => {
  const { values, ask } = shown();
  const [first, second] = [ask(), ask()];
  await expect(second.fail()).rejects.toThrow("offline");
  await first.answer("first");
  expect(values).toEqual(["first"]);
});
