import { useEffect, useRef } from "react";
import { Link } from "../../../lib/link.tsx";
import { FUNNEL_PAGES } from "./funnel-pages.ts";
import type { Problem } from "./use-problems.ts";

type Props = { current: string; problems: readonly Problem[]; onPress: () => void };

/** The pages of the funnel in the order of the way through it. */
export function PageLinks({ current, problems, onPress }: Props) {
  const strip = useRef<HTMLElement>(null);
  // It may be wider than the screen.
  useEffect(() => {
    const shown = strip.current?.querySelector(`[aria-current="page"]`);
    shown?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }, [current]);
  return (
    <nav ref={strip} aria-label="Pages of the funnel" className="goes-on relative min-w-0 flex-1 py-1">
      <ul className="flex gap-0.5">
        {FUNNEL_PAGES.map(({ id, label, parts }) => {
          const count = problems.filter(({ path }) =>
            parts.some((part) => `${path}.`.startsWith(`${part}.`)),
          ).length;
          return (
            <li key={id}>
              <Link
                to={`/admin?tab=content&page=${id}`}
                aria-current={id === current ? "page" : undefined}
                className="text-row text-ink-2 hover:bg-hover aria-[current]:bg-picked aria-[current]:text-ink inline-flex min-h-8 items-center gap-1.5 rounded-md px-2.5 font-medium whitespace-nowrap -outline-offset-2! aria-[current]:font-semibold pointer-coarse:min-h-11"
                onClick={onPress}
              >
                {label}
                {count > 0 && (
                  <span className="text-ink-3 text-xs tabular-nums" title="To fix before publishing">
                    {count}
                    <span className="sr-only"> to fix before publishing</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
