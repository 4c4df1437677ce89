/** The result of `make`, computed on first use: no Worker's start waits for what its first request may not need. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
