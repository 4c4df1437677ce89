import * as z from "zod/mini";
import { FILTER_PARAMS } from "#domain/leads/filters/list-filters";

/** A name for an address of the list: its filters and its order. */
export type SavedView = { name: string; query: string };

export const VIEW_NAME_MAX = 60;
export const savedViewsSchema = z.array(z.object({ name: z.string(), query: z.string() }));

const PARAMS = [...FILTER_PARAMS, "sort"];

/** What a view remembers of an address: always in the same order, so that equal lists have equal queries. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of PARAMS) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** The views with one more, by name; one of the same name now leads elsewhere. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...without(views, view.name), view].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The views after one was renamed. A name that another has is taken over from it. */
export function renamed(views: readonly SavedView[], from: string, to: string): SavedView[] {
  const view = named(views, from);
  return view ? withView(without(views, from), { ...view, name: to }) : [...views];
}

export function without(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => !isNamed(view, name));
}

export function named(views: readonly SavedView[], name: string): SavedView | null {
  return views.find((view) => isNamed(view, name)) ?? null;
}

/** Names that differ in case alone would be taken for each other. */
function isNamed(view: SavedView, name: string): boolean {
  return view.name.toLowerCase() === name.toLowerCase();
}
