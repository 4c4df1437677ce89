import { FILTER_IDS, type FilterId } from "./list-filters.ts";

type Values = { [Id in FilterId]?: unknown };

/** What to do with each filter that is set, given its value. It compiles only if it covers all filters. */
export type OfEach<Filter extends Values, Rest extends unknown[], Result> = {
  [Id in FilterId]: (value: Exclude<Filter[Id], undefined>, ...rest: Rest) => Result;
};

/** The results of a table for the filters that are set, in their order. */
export function eachFilter<Filter extends Values, Rest extends unknown[], Result>(
  filter: Filter,
  table: OfEach<Filter, Rest, Result>,
  ...rest: Rest
): { id: FilterId; result: Result }[] {
  const ofOne = <Id extends FilterId>(id: Id) => {
    const value = filter[id];
    return isSet(value) ? [{ id, result: table[id](value, ...rest) }] : [];
  };
  return FILTER_IDS.flatMap((id) => ofOne(id));
}

function isSet<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
