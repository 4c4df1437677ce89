import { changePercent, changePoints } from "#domain/analytics/revenue";
import { percentText } from "../ground/data/figures.ts";

/** How an amount has changed: `↑ 12.4% from $8,200`. */
export function amountChange(now: number, before: number, text: (value: number) => string) {
  return <Change change={changePercent(now, before)} unit="%" from={text(before)} />;
}

/** How a percentage has changed, in points: `↓ 3.2 points from 30.1%`. */
export function rateChange(now: number | null, before: number | null) {
  return <Change change={changePoints(now, before)} unit=" points" from={percentText(before)} />;
}

/** Neither colour nor arrow alone says which way it went, and up is not always good. */
function Change({ change, unit, from }: { change: number | null; unit: string; from: string }) {
  if (change === null) return <>{from} before</>;
  if (change === 0) return <>Same as before</>;
  return (
    <>
      <span aria-hidden="true">{change > 0 ? "↑" : "↓"}</span>
      <span className="sr-only">{change > 0 ? "Up" : "Down"}</span> {Math.abs(change).toFixed(1)}
      {unit} from {from}
    </>
  );
}
