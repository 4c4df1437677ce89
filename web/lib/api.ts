import { hc, type ClientResponse } from "hono/client";
import type { AppType } from "../../worker/app.ts";
import { ApiError } from "./api-error.ts";
import { keepBookmark, knownBookmark } from "./bookmark.ts";

/** Every call of the browser: paths, bodies and answers are those of the Worker's routes. */
export const api = hc<AppType>("/", {
  init: { credentials: "include" },
  headers: knownBookmark,
}).api;

/** The answer's body, or an `ApiError` when it is not OK. */
export async function unwrap<T>(call: Promise<ClientResponse<T, number, "json">>): Promise<T> {
  const response = await call;
  if (!response.ok) throw new ApiError(response, await response.text().catch(() => ""));
  keepBookmark(response.headers);
  return response.json();
}
