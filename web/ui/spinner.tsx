type SpinnerProps = {
  /** Announced to screen readers; without it the spinner is decoration. */
  label?: string;
  className?: string;
};

export function Spinner({ label, className = "loading-sm" }: SpinnerProps) {
  return (
    <span
      className={`loading loading-spinner ${className}`}
      {...(label ? { role: "status", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
