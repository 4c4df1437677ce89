import { changePercent, changePoints } from "#domain/figures/analytics/revenue";
import { minutesText } from "../data/figures.ts";

/** What a tile says of how its figure has changed: in which direction, and whether that is for the better. */
export type TileChange = {
  text: string;
  note: string;
  way: "up" | "down" | "same";
  tone: "good" | "bad" | "plain";
};

type Amounts = { now: number | null; before: number | null };

/** An amount's change in percent: more is better, but of a cost. */
export function amountChange(
  { now, before }: Amounts,
  note: string,
  better: "up" | "down" = "up",
): TileChange | null {
  if (now === null || before === null) return null;
  if (before === 0)
    return now === 0
      ? same(note)
      : { text: "from 0,", note, way: "up", tone: better === "up" ? "good" : "bad" };
  return change(changePercent(now, before), note, (size) => `${plainNumber(size)}%`, better);
}

/** The change of a return, in times of what was spent: more is better. */
export function timesChange({ now, before }: Amounts, note: string): TileChange | null {
  if (now === null || before === null) return null;
  return change(Math.round((now - before) * 100) / 100, note, (size) => `${size.toFixed(2)}×`);
}

/** A percentage's change in points: more is better. Above 100% it is no share, and points would say nothing. */
export function rateChange({ now, before }: Amounts, note: string): TileChange | null {
  if (Math.max(now ?? 0, before ?? 0) > 100) return null;
  return change(changePoints(now, before), note, (size) => `${size.toFixed(1)} pt`);
}

/** The change of a time: less is better. */
export function minutesChange({ now, before }: Amounts, note: string): TileChange | null {
  return change(now === null || before === null ? null : now - before, note, minutesText, "down");
}

function change(
  by: number | null,
  note: string,
  text: (size: number) => string,
  better: "up" | "down" = "up",
): TileChange | null {
  if (by === null) return null;
  if (by === 0) return same(note);
  const way = by > 0 ? "up" : "down";
  return { text: text(Math.abs(by)), note, way, tone: way === better ? "good" : "bad" };
}

function same(note: string): TileChange {
  return { text: "No change", note, way: "same", tone: "plain" };
}

/** Past ten a decimal says nothing. */
function plainNumber(size: number): string {
  return size < 10 ? size.toFixed(1) : Math.round(size).toLocaleString("en-US");
}
