import { noteSent } from "./written.ts";

/** Sends JSON to a path of the app; POST unless told otherwise. */
export function post(
  url: string,
  path: string,
  body: Record<string, unknown>,
  more: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  noteSent(body);
  return fetch(new URL(path, url), {
    method: more.method ?? "POST",
    headers: { "content-type": "application/json", ...more.headers },
    body: JSON.stringify(body),
  });
}
