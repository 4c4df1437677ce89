import { withToggled } from "#domain/money/report/ad-tree";
import { AD_LEVELS, type AdLevel, type AdLine } from "#domain/money/report/ads-report";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link.tsx";
import type { ChangeParams } from "../../kit/frame/admin-params.ts";
import { adsPath, type AdsView } from "./ads-view.ts";
import { LEVEL_WORDS, NOT_IN_SPEND, PARTS_WORDS } from "../report/ads-words.ts";

/** By how many levels a line is below those of the table. */
const INDENTS = ["", "pl-3 sm:pl-6", "pl-6 sm:pl-12"];

type Place = { level: AdLevel; view: AdsView };

/** The first cell of a row: as far in as the row is deep, with room for the button that opens a line. */
export function NameCell({
  level,
  view,
  toggle,
  children,
}: Place & { toggle?: ReactNode; children: ReactNode }) {
  const top = view.parent === null ? 0 : view.parent.split("/").length;
  const depth = AD_LEVELS.indexOf(level) - top;
  return (
    <div className={`flex items-start gap-1 ${INDENTS[depth] ?? ""}`}>
      {top < AD_LEVELS.length - 1 && (toggle ?? <span className="w-8 shrink-0 pointer-coarse:w-11" />)}
      <div className={`min-w-0 ${toggle ? "pt-1.5 pointer-coarse:pt-3" : ""}`}>
        {depth > 0 && <span className="sr-only">{LEVEL_WORDS[level]}: </span>}
        {children}
      </div>
    </div>
  );
}

type LineProps = Place & {
  line: AdLine;
  /** Whether spend should know it and does not. */
  isMarked: boolean;
  change: ChangeParams;
};

/** A name leads to the parts of what it names; the button before it shows them here. */
export function LineName({ line, level, view, isMarked, change }: LineProps) {
  const text = line.name || line.linkName || line.id;
  const name = <bdi className="line-clamp-3">{text}</bdi>;
  const isOpen = view.open.includes(line.key);
  const toggle = level !== "ad" && (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${PARTS_WORDS[level]} of ${text}`}
      className="btn btn-ghost btn-xs btn-square shrink-0"
      onClick={() => change({ open: withToggled(view.open, line.key).join(",") }, { replace: true })}
    >
      <ChevronRight
        aria-hidden="true"
        className={`size-4 transition-transform ${isOpen ? "rotate-90" : ""}`}
      />
    </button>
  );
  return (
    <NameCell level={level} view={view} {...(toggle && { toggle })}>
      {level === "ad" ? (
        name
      ) : (
        <Link className="link" to={adsPath({ ...view, parent: line.key })}>
          {name}
        </Link>
      )}
      {isMarked && <span className="text-ink-3 block text-xs">{NOT_IN_SPEND}</span>}
      {line.linkName && (
        <span className="text-ink-3 hidden text-xs lg:block">
          <span className="sr-only">ID </span>
          {line.id}
        </span>
      )}
    </NameCell>
  );
}
