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
import type { ParamsPatch } from "../../../kit/frame/admin-params.ts";

/** The filters of the list and its order, as in the query string of /admin. Times are ms. */
export type Filters = AssessmentQuery & { sort: AssessmentSort };

/** What the address takes on for another filter: null takes a parameter out. */
export type FilterPatch = { [Param in FilterParam]?: string | null };

/** Takes all filters away, so that all are shown. */
export const NO_FILTERS: FilterPatch = Object.fromEntries(FILTER_PARAMS.map((param) => [param, null]));
/** Takes those away that were set, and leaves it at leads, or at all. */
export const NO_OTHER_FILTERS: FilterPatch = Object.fromEntries(
  FILTER_PARAMS.filter((param) => param !== "leadsOnly").map((param) => [param, null]),
);

/**
 * Malformed filters in a hand-edited address are ignored. One without any filter shows leads only; all are shown where
 * the address says so (`leadsOnly=false`), or says anything else.
 */
export function filtersOf(params: URLSearchParams): Filters {
  const texts = FILTER_PARAMS.flatMap((param) => {
    const text = instantText(param, params.get(param)?.trim() ?? "");
    return text !== "" && assessmentQuerySchema.shape[param].safeParse(text).success ? [[param, text]] : [];
  });
  return {
    ...(texts.length > 0 ? assessmentQuerySchema.parse(Object.fromEntries(texts)) : { leadsOnly: true }),
    sort: assessmentListSchema.shape.sort.safeParse(params.get("sort")).data ?? "created",
  };
}

/** The same with those who left no address. */
export function withAnonymous(filters: Filters): Filters {
  const { leadsOnly: _leadsOnly, ...others } = filters;
  return others;
}

/**
 * What the address takes on for a patch of the list's filters, so that whether only leads are shown stays as it is,
 * whatever else is set or taken away. Leads alone are what an address without filters shows.
 */
export function listPatch(params: URLSearchParams, patch: ParamsPatch): ParamsPatch {
  const isLeadsOnly =
    patch["leadsOnly"] === undefined ? filtersOf(params).leadsOnly === true : patch["leadsOnly"] === "true";
  const valueOf = (param: FilterParam) => (patch[param] === undefined ? params.get(param) : patch[param]);
  const isNarrowed = FILTER_PARAMS.some((param) => param !== "leadsOnly" && valueOf(param));
  if (isNarrowed) return { ...patch, leadsOnly: isLeadsOnly ? "true" : null };
  return { ...patch, leadsOnly: isLeadsOnly ? null : "false" };
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
