import type { AssessmentSort } from "#domain/leads/assessment-list";
import { assessmentListSchema } from "#domain/leads/filters/assessment-list-schema";
import {
  assessmentQuerySchema,
  FILTER_PARAMS,
  type AssessmentQuery,
  type FilterParam,
} from "#domain/leads/filters/list-filters";
import { isDayText } from "#domain/time/day-text";
import * as z from "zod/mini";

/** The filters of the list and its order, as in the query string of /admin. Times are ms. */
export type Filters = AssessmentQuery & { sort: AssessmentSort };

/** What the address takes on for another filter: null takes a parameter out. */
export type FilterPatch = { [Param in FilterParam]?: string | null };

/** Takes all filters out of the address. */
export const NO_FILTERS: FilterPatch = Object.fromEntries(FILTER_PARAMS.map((param) => [param, null]));

/** Malformed filters in a hand-edited address are ignored. */
export function filtersOf(params: URLSearchParams): Filters {
  const texts = FILTER_PARAMS.flatMap((param) => {
    const text = instantText(param, params.get(param)?.trim() ?? "");
    return text !== "" && assessmentQuerySchema.shape[param].safeParse(text).success ? [[param, text]] : [];
  });
  return {
    ...assessmentQuerySchema.parse(Object.fromEntries(texts)),
    sort: assessmentListSchema.shape.sort.safeParse(params.get("sort")).data ?? "created",
  };
}

/** The query of the request. */
export function filterQuery({ sort: _sort, ...filters }: Filters): Record<string, string> {
  const texts = Object.entries(z.encode(assessmentQuerySchema, filters));
  return Object.fromEntries(texts.flatMap(([param, text]) => (text === undefined ? [] : [[param, text]])));
}

/** In an address a day may stand for its first instant or its last, in the viewer's calendar. */
function instantText(param: FilterParam, text: string): string {
  if (!isDayText(text)) return text;
  if (param === "from" || param === "unchangedSince") return new Date(`${text}T00:00:00`).toISOString();
  return param === "to" ? new Date(`${text}T23:59:59.999`).toISOString() : text;
}
