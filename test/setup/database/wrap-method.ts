type Wrapped = (own: object, given: unknown[], call: () => unknown) => unknown;

const wrapped = new WeakMap<object, Set<string>>();

/** Puts `around` in the place of a method, for all objects of its kind at once. A second time it does nothing. */
export function wrapMethod(prototype: object, name: string, around: Wrapped): void {
  const names = wrapped.get(prototype) ?? new Set();
  const method: unknown = Reflect.get(prototype, name);
  if (names.has(name)) return;
  if (typeof method !== "function") throw new Error(`There is no method ${name}.`);
  wrapped.set(prototype, names.add(name));
  const value = function (this: object, ...given: unknown[]): unknown {
    return around(this, given, () => method.apply(this, given));
  };
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}
