import { business } from "./business.ts";

/** The mark: one beat of a pulse. */
function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M4 17.5h6.2l3.1-10 5.2 17 3.1-7H28"
        className="stroke-primary-content fill-none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Mark and name, to be put into a link. */
export function Logo({ className = "" }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark />
      <span className="font-display text-2xl font-extrabold tracking-tighter">{business.name}</span>
    </span>
  );
}
