import { useSyncExternalStore } from "react";

/** Then it is taken away, so that the same words can be said again. */
const STAY_MS = 5_000;

let words = "";
let going: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Has screen readers say something when they are done with what they are saying. */
export function announce(text: string): void {
  clearTimeout(going);
  if (text) going = setTimeout(() => announce(""), STAY_MS);
  words = text;
  for (const listener of listeners) listener();
}

/** The one place on the page where others' doings are announced. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => words);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
