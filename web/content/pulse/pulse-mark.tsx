import "./pulse-mark.css";

type PulseMarkProps = {
  /** While true, a beat runs along the line; at rest otherwise, and under reduced motion. */
  isThinking?: boolean;
  /** Its size. Colours come from the theme around it. */
  className?: string;
};

/** The assessor's face: a pulse in a round mark. Decoration; whoever shows it says in words what goes on. */
export function PulseMark({ isThinking = false, className = "size-9" }: PulseMarkProps) {
  return (
    <svg
      viewBox="0 0 36 36"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${isThinking ? "pulse-mark-thinking" : ""} ${className}`}
    >
      <circle cx="18" cy="18" r="18" className="fill-neutral" />
      <path d={LINE} className="pulse-mark-rest stroke-primary" />
      <path d={LINE} pathLength="100" className="pulse-mark-beat stroke-primary" />
    </svg>
  );
}

const LINE = "M6 19h6l3-9 5.5 17 3.5-8h6";
