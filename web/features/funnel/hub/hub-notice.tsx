import type { ReactNode } from "react";

type HubNoticeProps = {
  title: string;
  text: string;
  /** What comes before it, in larger type: the title is then the smaller one. */
  above?: ReactNode;
  /** What comes before it has said it all: this is no second headline. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** A single message, shown if there is no hub to display. */
export function HubNotice({ title, text, above, isQuiet = false, children }: HubNoticeProps) {
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-5 py-6 sm:px-8 sm:py-16">
      {above}
      <div className="grid gap-2">
        <h1
          tabIndex={-1}
          className={
            isQuiet
              ? "text-lg font-semibold"
              : `font-display font-extrabold text-balance ${above ? "text-title" : "text-headline"}`
          }
        >
          {title}
        </h1>
        <p className={`text-base-content/80 ${isQuiet ? "" : "text-lg"}`}>{text}</p>
      </div>
      {children}
    </div>
  );
}
