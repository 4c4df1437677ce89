type ProgressBarProps = {
  /** Name for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** Announced instead of a bare percentage: "Question 3 of 8". */
  valueText?: string;
  className?: string;
};

/**
 * An SVG bar: its width is an attribute, which a strict style policy allows in pre-rendered pages. It is a share of 100,
 * since browsers cut lengths in the millions.
 */
export function ProgressBar({ label, value, max = 100, valueText, className = "h-1.5" }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={`bg-base-content/12 w-full overflow-hidden rounded-full ${className}`}
    >
      <svg className="block size-full" preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden="true">
        <rect
          width={(100 * value) / max}
          height="1"
          className="fill-primary motion-safe:transition-[width] motion-safe:duration-500"
        />
      </svg>
    </div>
  );
}
