/** What `make` gives, made as somebody first asks for it: no Worker's start waits for what its first request may not need. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
