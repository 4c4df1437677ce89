/** What came of one of many: what was given back, or what went wrong. */
export type Each<T, R> = { item: T } & ({ result: R } | { error: unknown });

/** Few enough to leave room for other calls. */
const AT_ONCE = 4;

/** Does something with each item, a few at a time. One that fails holds up none; the answer has their order. */
export async function runEach<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
  onDone: (count: number) => void = () => {},
): Promise<Each<T, R>[]> {
  const queue = items.entries();
  const all: Each<T, R>[] = [];
  let done = 0;
  const work = async () => {
    for (const [index, item] of queue) {
      all[index] = await oneOf(item, act);
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return all;
}

async function oneOf<T, R>(item: T, act: (item: T) => Promise<R>): Promise<Each<T, R>> {
  try {
    return { item, result: await act(item) };
  } catch (error) {
    return { item, error };
  }
}
