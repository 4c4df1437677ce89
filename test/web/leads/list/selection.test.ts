import { expect, test } from "vitest";
import { Selection } from "../../../../web/features/leads/list/selection/selection.ts";
import { runEach } from "../../../../web/features/leads/list/selection/use-bulk.ts";

const ORDER = [9, 7, 5, 3, 1];
type Press = number | { shift: number };

test.each<[presses: Press[], selected: number[]]>([
  [[], []],
  [[7], [7]],
  [[7, 7], []],
  [
    [7, 3],
    [3, 7],
  ],
  [
    [7, { shift: 3 }],
    [3, 5, 7],
  ],
  [
    [3, { shift: 9 }],
    [3, 5, 7, 9],
  ],
  [[{ shift: 5 }], [5]],
  [
    [9, 1, { shift: 5 }],
    [1, 3, 5, 9],
  ],
  // What was taken out last takes the rest out with it.
  [
    [9, { shift: 1 }, 7, { shift: 3 }],
    [1, 9],
  ],
  // The one chosen last is no longer listed.
  [
    [100, { shift: 3 }],
    [3, 100],
  ],
])("after the presses %j these are selected: %j", (presses, selected) => {
  const selection = new Selection();
  for (const press of presses) {
    if (typeof press === "number") selection.toggle(press);
    else selection.extendTo(press.shift, ORDER);
  }
  expect([...selection.ids()].toSorted((a, b) => a - b)).toEqual(selected);
});

test("a choice is told to those who follow, and to nobody who has left", () => {
  const selection = new Selection();
  const heard: number[] = [];
  const leave = selection.subscribe(() => heard.push(selection.ids().size));
  selection.set([1, 2, 3]);
  selection.toggle(2);
  leave();
  selection.set([]);
  expect(heard).toEqual([3, 2]);
});

test("those that go out of sight are not chosen any more; if none of them was, nobody is told", () => {
  const selection = new Selection();
  let told = 0;
  selection.set([1, 2, 3]);
  selection.subscribe(() => told++);
  selection.drop([2, 3, 4]);
  expect([...selection.ids()]).toEqual([1]);
  selection.drop([2, 5]);
  expect(told).toBe(1);
});

test("each is done once, four at a time, and what fails holds up nothing", async () => {
  const items = Array.from({ length: 11 }, (_, index) => index);
  const progress: number[] = [];
  let [running, most] = [0, 0];
  const act = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (item % 5 === 0) throw new Error(`not ${item}`);
    return item * 2;
  };
  const all = await runEach(items, act, (done) => progress.push(done));
  expect(most).toBe(4);
  expect(progress).toEqual(items.map((item) => item + 1));
  expect(all).toEqual(
    items.map((item) =>
      item % 5 === 0 ? { item, error: new Error(`not ${item}`) } : { item, result: item * 2 },
    ),
  );
  expect(await runEach([], act)).toEqual([]);
});
