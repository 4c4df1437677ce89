import { SAMPLE_ANSWERS } from "../../content/sample-answers.ts";
import { BeatRow } from "./beat-row.tsx";

const LINES = [
  { label: "Your roadblock", text: "Your funnel loses people before the sale" },
  { label: "Your program", text: "Refresh & Optimize" },
  { label: "Investment", text: "$3K–$5K upfront + 10% of ad spend" },
];

/** A picture of the result: an example of a strategy hub. */
export function HubPreview() {
  return (
    <div
      data-theme="ink"
      aria-hidden="true"
      className="bg-base-200 text-base-content rounded-box border-base-300 relative hidden overflow-hidden border lg:block"
    >
      <div className="grid gap-6 p-8">
        <BeatRow answers={SAMPLE_ANSWERS} className="h-40" />
        <p className="font-display text-title font-extrabold">Your strategy is ready.</p>
        <ul className="grid">
          {LINES.map(({ label, text }) => (
            <li key={label} className="border-base-content/20 grid gap-0.5 border-t py-3">
              <span className="text-base-content/75 text-sm">{label}</span>
              <span className="font-semibold">{text}</span>
            </li>
          ))}
        </ul>
        <p className="text-base-content/75 text-xs">An example of a strategy hub</p>
      </div>
    </div>
  );
}
