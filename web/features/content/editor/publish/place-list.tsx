import type { ReactNode } from "react";
import { placeWords } from "../search/texts-found.ts";

/** A line that leads to the text that it is about. */
export type ListedPlace = { path: string; where: string; note: string; action?: ReactNode };

type Props = { places: readonly ListedPlace[]; onJump: (path: string) => void };

/** Places of the funnel, each with a way there. */
export function PlaceList({ places, onJump }: Props) {
  return (
    <ul className="divide-line border-line mt-1 divide-y rounded-lg border">
      {places.map(({ path, where, note, action }) => (
        <li key={`${path} ${note}`} className="flex items-center">
          <button
            type="button"
            className="hover:bg-hover grid min-w-0 grow cursor-pointer content-center px-3 py-1.5 text-start focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
            onClick={() => onJump(path)}
          >
            <span className="text-sm [overflow-wrap:anywhere]">{where}</span>
            <span className="text-ink-2 line-clamp-2 text-xs [overflow-wrap:anywhere] empty:hidden">
              {note}
            </span>
          </button>
          {action}
        </li>
      ))}
    </ul>
  );
}

export function whereOf(path: string): string {
  const keys = path.split(".");
  if (keys[0] === "offers") return `Offers › ${keys[1]}`;
  return placeWords(keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
}
