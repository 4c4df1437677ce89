import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { ALWAYS_NEW } from "../../kit/data/query-client.ts";
import { ifMatch } from "../../kit/edit/version-conflict.ts";

const calls = api["webhook-endpoints"];

export type Endpoint = Awaited<
  ReturnType<NonNullable<ReturnType<typeof endpointsQuery>["queryFn"]>>
>["endpoints"][number];
export type EndpointTry = Awaited<ReturnType<NonNullable<ReturnType<typeof triesQuery>["queryFn"]>>>[number];
type Write = Parameters<typeof calls.$post>[0]["json"];
type Change = Parameters<(typeof calls)[":id"]["$patch"]>[0]["json"];
type Which = Pick<Endpoint, "id" | "version">;

export function endpointsQuery() {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["webhook-endpoints"],
    queryFn: () => unwrap(calls.$get()),
  });
}

/** The last tries of an endpoint. */
export function triesQuery(id: number) {
  return queryOptions({
    ...ALWAYS_NEW,
    queryKey: ["webhook-tries", id],
    queryFn: () => unwrap(calls[":id"].tries.$get(of(id))),
  });
}

export const createEndpoint = (json: Write) => unwrap(calls.$post({ json }));

export const changeEndpoint = ({ id, version }: Which, json: Change) =>
  unwrap(calls[":id"].$patch({ ...of(id), json }, ifMatch(version)));

export const removeEndpoint = ({ id, version }: Which) =>
  unwrap(calls[":id"].$delete(of(id), ifMatch(version)));

export const rotateSecret = ({ id, version }: Which) =>
  unwrap(calls[":id"].rotate.$post(of(id), ifMatch(version)));

export const testEndpoint = (id: number) => unwrap(calls[":id"].test.$post(of(id)));

export const sendAgain = (id: number, tryId: number) =>
  unwrap(calls[":id"].tries[":tryId"].again.$post({ param: { id: String(id), tryId: String(tryId) } }));

function of(id: number) {
  return { param: { id: String(id) } };
}
