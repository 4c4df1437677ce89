const LINE = "M0 12h18l3-8 5 15 4-10 3 3h21";
const FLAT = "M0 12h54";

type PulseProps = {
  /** `flat` when there is no connection; `waits` while something is being fetched; else at rest. */
  state: "rest" | "waits" | "flat";
  /** Each new value lets it beat once: something has arrived. */
  beat?: number;
  className?: string;
};

/** The line that stands for what lives. Decoration: words beside it say the same. */
export function Pulse({ state, beat = 0, className = "h-5.5 w-13.5" }: PulseProps) {
  const line = state === "flat" ? FLAT : LINE;
  return (
    <svg
      viewBox="0 0 54 22"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={line} className={state === "flat" ? "stroke-edge" : "stroke-act"} />
      {state !== "flat" && (
        <path
          key={beat}
          d={line}
          pathLength="100"
          strokeWidth="3.5"
          className={`stroke-act pulse-beat ${state === "waits" ? "pulse-wait" : beat > 0 ? "pulse-once" : ""}`}
        />
      )}
    </svg>
  );
}
