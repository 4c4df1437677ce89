import { hc, type ClientResponse } from "hono/client";
import type { AppType } from "../../worker/app.ts";
import { ApiError, DroppedError } from "./api-error.ts";
import { keepBookmark, knownBookmark } from "./bookmark.ts";
import { fetchOnce } from "./early-calls.ts";

/** The typed client for every call: paths, bodies and responses come from the Worker's routes. */
export const api = hc<AppType>("/", {
  init: { credentials: "include" },
  headers: knownBookmark,
  fetch: fetchOnce,
}).api;

/** The response's body. Throws an `ApiError` if it is not OK, and a `DroppedError` if the server dropped the call. */
export async function unwrap<T>(call: Promise<ClientResponse<T, number, "json">>): Promise<T> {
  const response = await call;
  if (!response.ok) throw new ApiError(response, await response.text().catch(() => ""));
  keepBookmark(response.headers);
  const body = await response.json();
  if (typeof body === "object" && body !== null && "dropped" in body) throw new DroppedError();
  return body;
}
