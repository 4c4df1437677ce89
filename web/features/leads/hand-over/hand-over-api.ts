import type { Count } from "#domain/leads/assessment-list";
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { countText } from "../../kit/data/figures.ts";

export const OWNERS_KEY = ["desk", "owners"] as const;

/** Who has leads. Claims change it all the time, so it is fetched each time it is viewed. */
export function ownersQuery() {
  return queryOptions({
    queryKey: OWNERS_KEY,
    queryFn: () => unwrap(api.desk.owners.$get()),
    staleTime: 0,
    refetchOnMount: "always",
  });
}

/** Gives all leads of one to another; returns how many. */
export async function handOver(json: { from: string; to: string }): Promise<number> {
  const { moved } = await unwrap(api.desk["hand-over"].$post({ json }));
  return moved;
}

/** `1 lead`, `12 leads`, `1,000+ leads`. */
export function leadsText({ value, more }: Count): string {
  return `${countText(value)}${more ? "+" : ""} ${value === 1 && !more ? "lead" : "leads"}`;
}
