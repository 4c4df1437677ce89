import type { ReactNode } from "react";

type PageBarProps = {
  title: string;
  /** What the screen says of itself in a few words or figures, beside its title. */
  facts?: ReactNode;
  /** The screen's controls, at the right. */
  children?: ReactNode;
  /** A second bar: filters, or the ways to the screen's other pages. */
  below?: ReactNode;
};

/** The one bar of a screen: 52 pixels, with the title at the left; 44 more where there is a second. */
export function PageBar({ title, facts, children, below }: PageBarProps) {
  return (
    <header
      data-page-bar
      className="z-20 bg-(--page) print:static [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0"
    >
      <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-2 px-4 py-1 lg:px-5 lg:py-1.5">
        <h2 className="font-display text-page max-lg:text-xl min-w-0 font-extrabold">{title}</h2>
        {facts && <div className="text-row text-ink-2 min-w-0">{facts}</div>}
        {children && <div className="ms-auto flex min-w-0 flex-wrap items-center gap-2">{children}</div>}
      </div>
      {below && (
        <div className="border-line flex min-h-11 items-center gap-2 border-t px-4 lg:px-5">{below}</div>
      )}
    </header>
  );
}

/** What stands below the bar, within the gutters of a page. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 grow flex-col gap-3 px-4 pt-2 pb-6 lg:px-5">{children}</div>;
}
