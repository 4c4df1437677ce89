import { firstCallFigures, type FirstCallCell } from "#domain/figures/analytics/first-call";
import { expect, it } from "vitest";

const NONE = {
  called: 0,
  neverCalled: { count: 0, percent: null },
  inTime: { count: 0, percent: null },
  medianMinutes: null,
  ninetiethMinutes: null,
  lived: { medianMinutes: null, ninetiethMinutes: null },
};

function cell(changes: Partial<FirstCallCell>): FirstCallCell {
  const minutes = { callingHours: new Map<number, number>(), lived: new Map<number, number>() };
  const calls = { total: 1, inTime: 0, reached: 0, won: 0, minutes };
  return { band: "High", staff: "ada@example.com", speed: "5m", ...calls, ...changes };
}

const speedOf = (cells: FirstCallCell[]) => firstCallFigures(cells).speeds[0];

it("are dashes without a lead", () => {
  const { bands, owners, speeds, ...all } = firstCallFigures([]);
  expect(all).toEqual(NONE);
  expect(bands).toEqual(["Exceptional", "High", "Medium", "Low"].map((band) => ({ ...NONE, band })));
  expect(owners).toEqual([]);
  expect(speeds.map(({ speed, leads }) => [speed, leads])).toEqual(
    ["5m", "30m", "1h", "4h", "8h", "later", "never"].map((speed) => [speed, 0]),
  );
});

it("tell no share of fewer than ten leads", () => {
  expect(speedOf([cell({ total: 9, reached: 9, won: 3 })])).toEqual({
    speed: "5m",
    leads: 9,
    lived: NONE.lived,
    reachedPercent: null,
    wonPercent: null,
  });
  expect(speedOf([cell({ total: 9, reached: 8, won: 3 }), cell({ staff: "" })])).toEqual({
    speed: "5m",
    leads: 10,
    lived: NONE.lived,
    reachedPercent: 80,
    wonPercent: 30,
  });
});

it("leave those who were never called out of the times, and in their share", () => {
  const figures = firstCallFigures([
    cell({
      total: 4,
      inTime: 3,
      minutes: {
        callingHours: new Map([
          [2, 1],
          [3, 2],
          [5, 1],
        ]),
        lived: new Map([
          [3, 2],
          [900, 2],
        ]),
      },
    }),
    cell({ speed: "never", staff: "", total: 1 }),
  ]);
  expect(figures).toMatchObject({
    called: 4,
    neverCalled: { count: 1, percent: 20 },
    inTime: { count: 3, percent: 75 },
    medianMinutes: 3,
    ninetiethMinutes: 5,
    lived: { medianMinutes: 3, ninetiethMinutes: 900 },
  });
});

it("name the busiest first and nobody last, and none whose cells cancel out", () => {
  const madeWithin = (within: number, calls: number) => {
    const minutes = new Map([[within, calls]]);
    return { minutes: { callingHours: minutes, lived: minutes } };
  };
  const gone = { staff: "gone@example.com" };
  const { owners, medianMinutes } = firstCallFigures([
    cell({ staff: "", speed: "never", total: 9 }),
    cell({ staff: "ada@example.com" }),
    cell({ staff: "grace@example.com", total: 2, ...madeWithin(1, 2) }),
    cell({ ...gone, ...madeWithin(4, 1) }),
    cell({ ...gone, total: -1, ...madeWithin(4, -1) }),
  ]);
  expect(owners.map(({ owner }) => owner)).toEqual(["grace@example.com", "ada@example.com", null]);
  expect(medianMinutes).toBe(1);
});
