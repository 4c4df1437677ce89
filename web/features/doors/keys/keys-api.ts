import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ALWAYS_NEW } from "../../kit/data/query-client.ts";

const calls = api["api-keys"];

export type ApiKey = Awaited<ReturnType<NonNullable<ReturnType<typeof apiKeysQuery>["queryFn"]>>>[number];
type Write = Parameters<typeof calls.$post>[0]["json"];

export function apiKeysQuery() {
  return queryOptions({ ...ALWAYS_NEW, queryKey: ["api-keys"], queryFn: () => unwrap(calls.$get()) });
}

export const createApiKey = (json: Write) => unwrap(calls.$post({ json }));

export const revokeApiKey = (id: number) => unwrap(calls[":id"].$delete({ param: { id: String(id) } }));
