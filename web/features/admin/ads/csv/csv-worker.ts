import { requestAnswerer } from "./answer-request.ts";
import type { ReaderRequest } from "./reader-messages.ts";

// Reads a file beside the page, which stays usable. Only our own page can send it anything.
const answer = requestAnswerer((message) => postMessage(message));
addEventListener("message", (event: MessageEvent<ReaderRequest>) => void answer(event.data));
