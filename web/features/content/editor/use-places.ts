import type { Content } from "#domain/content/content";
import { useCallback, useState } from "react";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import type { Target } from "./form/form-context.ts";
import { FUNNEL_PAGES, pageOf, shownAt } from "./funnel-pages.ts";
import { placeShowing } from "./search/texts-found.ts";

/** Which page is edited, which text somebody is at, and the ways from one to another. */
export function usePlaces(document: Content) {
  const { params, change } = useAdminParams();
  const [target, setTarget] = useState<Target | null>(null);
  const [at, setAt] = useState<Target | null>(null);
  const [query, setQuery] = useState("");
  const page = FUNNEL_PAGES.find(({ id }) => id === params.get("page")) ?? pageOf("landing");
  const onFocus = useCallback(
    (path: string) => setAt((last) => ({ path, asked: (last?.asked ?? 0) + 1 })),
    [],
  );
  const jump = (path: string) => {
    setQuery("");
    setTarget((last) => ({ path, asked: (last?.asked ?? 0) + 1 }));
    change({ page: pageOf(path).id, publish: null });
    onFocus(path);
  };
  return {
    page,
    target,
    at,
    onFocus,
    query,
    search: setQuery,
    jump,
    /** What shows the text that somebody is at; another page once that is opened. */
    shown: at && pageOf(at.path).id === page.id ? shownAt(at.path) : page.shows,
    pressed: (text: string) => {
      const path = placeShowing(document, text, page.parts);
      if (path) jump(path);
    },
  };
}
