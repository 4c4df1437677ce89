import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { openApiSchema } from "./openapi.ts";

/** The description of the API by this site itself: it changes only with a deployment. */
export function openApiQuery() {
  return queryOptions({
    queryKey: ["openapi"],
    queryFn: async () => openApiSchema.parse(await unwrap(api.v1["openapi.json"].$get())),
  });
}
