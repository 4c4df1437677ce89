import type { Content } from "#domain/content/content";
import { HEAP_IDS, HEAPS, leftTexts, type Heap, type LeftText } from "#domain/content/left-texts";
import { placeName, placesOf } from "#domain/content/places";
import { ArrowDown } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { countText } from "../../../kit/data/figures.ts";
import { Seg } from "../../../kit/look/seg.tsx";
import { useWide } from "../../../kit/frame/use-wide.ts";
import { TextSearch } from "../search/text-search.tsx";
import { FUNNEL_PAGES, pageOf } from "../funnel-pages.ts";
import type { usePlaces } from "../use-places.ts";

type Props = {
  document: Content;
  problems: readonly { path: string }[];
  /** Which text somebody is at, and the way to another; whoever searches goes a way of their own. */
  nav: Pick<ReturnType<typeof usePlaces>, "at" | "jump" | "query" | "search">;
};

/** What is left to write and, on a wide screen, the search beside it. */
export function LeftBar(props: Props) {
  const isWide = useWide();
  const { query, search } = props.nav;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden max-lg:contents">
      <LeftTexts {...props} />
      {isWide && <TextSearch query={query} onSearch={search} />}
    </div>
  );
}

/** How many texts are still the sample's, in three heaps, and the way from one to the next. */
function LeftTexts({ document, problems, nav }: Props) {
  const left = useLeft(document, problems);
  const [chosen, setChosen] = useState<Heap | null>(null);
  const countOf = (heap: Heap) => left.texts.filter((text) => text.heap === heap).length;
  const heap = chosen ?? HEAP_IDS.find((id) => countOf(id) > 0) ?? "must";
  const next = nextOf(left, heap, nav.at?.path ?? null);
  if (nav.query !== "") return null;
  return (
    <>
      <Seg
        label="Texts that are left"
        choices={HEAP_IDS.map((id) => ({ id, label: `${HEAPS[id]} ${countText(countOf(id))}` }))}
        current={heap}
        onChange={setChosen}
      />
      {next === null ? (
        <p className="text-row text-ink-2">
          {left.texts.length === 0 ? "Every text is yours." : "None left here."}
        </p>
      ) : (
        <Button size="sm" variant="outline" onClick={() => nav.jump(next)}>
          <ArrowDown aria-hidden="true" className="size-4" />
          Next text<span className="sr-only"> of {countText(countOf(heap))}</span>
        </Button>
      )}
    </>
  );
}

type Left = { texts: readonly LeftText[]; rankOf: (path: string) => number };

function useLeft(document: Content, problems: readonly { path: string }[]): Left {
  const settled = useDeferredValue(document);
  return useMemo(() => {
    const rankOf = ranksOf(settled);
    const texts = leftTexts(settled, problems).toSorted((a, b) => rankOf(a.path) - rankOf(b.path));
    return { texts, rankOf };
  }, [settled, problems]);
}

/** More places than a part has. */
const PART_ROOM = 10_000;

/** Where a place stands among all: page by page, part by part of each. */
function ranksOf(document: Content): (path: string) => number {
  const places = new Map(placesOf(document).map((place, index) => [placeName(place), index]));
  return (path) => {
    const page = pageOf(path);
    const part = page.parts.findIndex((one) => one === path.split(".")[0]);
    return (FUNNEL_PAGES.indexOf(page) * 100 + part) * PART_ROOM + (places.get(path) ?? 0);
  };
}

/** The first of a heap after where somebody is; from the end it goes on at the beginning. Null if there is none. */
function nextOf({ texts, rankOf }: Left, heap: Heap, at: string | null): string | null {
  const ofHeap = texts.filter((text) => text.heap === heap);
  const rank = at === null ? -1 : rankOf(at);
  return (ofHeap.find(({ path }) => rankOf(path) > rank) ?? ofHeap[0])?.path ?? null;
}
