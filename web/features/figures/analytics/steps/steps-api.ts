import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../../lib/api.ts";
import type { StepsScreen } from "./steps-view.ts";

/**
 * Where people stopped. Both doors are fetched whichever is shown: at the landing page, those who took the other one
 * have not stopped.
 */
export function stepsQuery({ from, to, source, device }: StepsScreen) {
  const query = {
    ...(from && { from }),
    ...(to && { to }),
    ...(source && { source }),
    ...(device && { device }),
  };
  return queryOptions({
    queryKey: ["steps", query],
    queryFn: () => unwrap(api.steps.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: "always",
  });
}
