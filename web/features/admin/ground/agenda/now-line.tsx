import { Pulse } from "../look/pulse.tsx";

const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });

/** Where the day is now, between what has begun and what is ahead. */
export function NowLine({ now }: { now: number }) {
  return (
    <li className="text-act-text flex items-center gap-2 px-3 py-1 text-xs font-semibold">
      <span className="sr-only">It is </span>
      {TIME.format(now)}
      <span className="flex min-w-0 grow items-center" aria-hidden="true">
        <span className="bg-act h-0.5 w-16 translate-y-px lg:w-28" />
        <Pulse state="rest" beat={1} />
        <span className="bg-act h-0.5 grow translate-y-px" />
      </span>
    </li>
  );
}
