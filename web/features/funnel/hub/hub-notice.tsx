import type { ReactNode } from "react";

type HubNoticeProps = {
  title: string;
  text: string;
  /** What comes before it, in larger type: the title is then the smaller one. */
  above?: ReactNode;
  children: ReactNode;
};

/** A single message, shown if there is no hub to display. */
export function HubNotice({ title, text, above, children }: HubNoticeProps) {
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-5 py-6 sm:px-8 sm:py-16">
      {above}
      <div className="grid gap-2">
        <h1
          tabIndex={-1}
          className={`font-display font-extrabold text-balance ${above ? "text-title" : "text-headline"}`}
        >
          {title}
        </h1>
        <p className="text-base-content/80 text-lg">{text}</p>
      </div>
      {children}
    </div>
  );
}
