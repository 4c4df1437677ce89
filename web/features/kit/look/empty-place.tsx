import type { ReactNode } from "react";

type EmptyPlaceProps = {
  title: string;
  /** What would help, in a sentence. */
  children?: ReactNode;
  /** One way on, the likeliest first. */
  actions?: ReactNode;
};

/** Says that there is nothing here, and leads on. The line rests. */
export function EmptyPlace({ title, children, actions }: EmptyPlaceProps) {
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-center gap-2.5 px-6 py-10 text-center lg:py-20">
      <svg
        viewBox="0 0 260 44"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="h-11 w-65 max-w-full"
      >
        <path d="M0 24h260" className="stroke-line-2" />
        <path d="M84 24h24l6-16 10 30 6-14h46" className="stroke-act" />
      </svg>
      <p className="font-display text-page font-extrabold">{title}</p>
      {children && <div className="text-ink-2 max-w-[44ch] text-sm text-balance">{children}</div>}
      {actions && <div className="mt-1.5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
