import { useState } from "react";
import { readStored, store } from "../../../lib/storage.ts";

/** How somebody likes to read the board is their own affair, and stays in the browser. */
const KEY = "admin-full-cards";

/** Whether all that is known of a lead stands on its card. */
export function useFullCards(): [isFull: boolean, setFull: (isFull: boolean) => void] {
  const [isFull, setFull] = useState(() => readStored(KEY) === true);
  return [
    isFull,
    (next) => {
      setFull(next);
      store(KEY, next);
    },
  ];
}
