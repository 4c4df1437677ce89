import { api, unwrap } from "../../../../lib/api.ts";
import { retry } from "../../../../lib/retry.ts";
import { reasonOf } from "../../../kit/data/reason-of.ts";
import { requestAnswerer } from "./answer-request.ts";
import type { ReaderRequest } from "./reader-messages.ts";

// Reads and sends a file beside the page, which stays usable. Only our own page can send it anything.
const answer = requestAnswerer((message) => postMessage(message), {
  send: (importId, rows) => retry(() => unwrap(api.ads.spend.$post({ json: { importId, rows } }))),
  reasonOf,
});
addEventListener("message", (event: MessageEvent<ReaderRequest>) => void answer(event.data));
