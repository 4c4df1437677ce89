import { useEffect, useRef } from "react";
import { Link } from "../../../lib/link.tsx";
import { ANALYTICS_VIEWS, viewPath, type AnalyticsView } from "./analytics-views.ts";

/** The ways to the pages of Analytics; where they do not fit beside each other they are scrolled. */
export function AnalyticsNav({ current }: { current: AnalyticsView }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const own = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && own) list.current.scrollLeft = own.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return (
    <nav aria-label="Analytics" className="min-w-0 grow self-stretch">
      <ul
        ref={list}
        className="relative -mx-1 flex h-full gap-1 goes-on px-1 max-lg:items-center max-lg:gap-2 max-lg:py-2"
      >
        {ANALYTICS_VIEWS.map(({ id, label }) => (
          <li key={id} className="flex shrink-0">
            <Link
              to={viewPath(id)}
              aria-current={id === current ? "page" : undefined}
              className={`text-row inline-flex items-center px-2.5 whitespace-nowrap -outline-offset-2 max-lg:min-h-8 max-lg:rounded-md max-lg:pointer-coarse:min-h-11 lg:border-b-2 ${
                id === current
                  ? "text-ink border-ink max-lg:bg-ink max-lg:text-on-ink font-semibold forced-colors:underline"
                  : "text-ink-2 hover:text-ink max-lg:bg-sunk border-transparent font-medium forced-colors:border-[Canvas]"
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
