import { SAMPLE_ANSWERS } from "../../content/sample-answers.ts";
import { useContent } from "../../content/use-content.tsx";
import { BeatRow } from "./beat-row.tsx";

/** A picture of the result: an example of a strategy hub. */
export function HubPreview() {
  const { heading, lines, note } = useContent("quiz").example;
  return (
    <div
      data-theme="ink"
      aria-hidden="true"
      className="bg-base-200 text-base-content rounded-box border-base-300 relative hidden overflow-hidden border lg:block"
    >
      <div className="grid gap-6 p-8">
        <BeatRow answers={SAMPLE_ANSWERS} className="h-40" />
        <p className="font-display text-title font-extrabold">{heading}</p>
        <ul className="grid wrap-anywhere">
          {lines.map(({ label, text }) => (
            <li key={label} className="border-base-content/20 grid gap-0.5 border-t py-3">
              <span className="text-base-content/75 text-sm">{label}</span>
              <span className="font-semibold">{text}</span>
            </li>
          ))}
        </ul>
        <p className="text-base-content/75 text-xs">{note}</p>
      </div>
    </div>
  );
}
