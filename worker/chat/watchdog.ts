export type Patience = {
  /** Until the first chunk of the answer, in milliseconds. */
  first: number;
  /** Between two chunks. */
  idle: number;
  /** For the whole answer. */
  total: number;
};

export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/**
 * Iterates a source that may stall. Throws `TimedOut` if the next chunk takes too long, even if the source ignores the
 * abort signal.
 */
export async function* withPatience<T>(
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>,
  patience: Patience,
): AsyncGenerator<T> {
  const controller = new AbortController();
  const deadline = Date.now() + patience.total;
  const within = <R>(work: Promise<R>, limit: number): Promise<R> =>
    inTime(work, Math.min(limit, deadline - Date.now()));
  try {
    const iterator = (await within(open(controller.signal), patience.first))[Symbol.asyncIterator]();
    let limit = patience.first;
    for (;;) {
      const next = await within(iterator.next(), limit);
      if (next.done) return;
      yield next.value;
      limit = patience.idle;
    }
  } finally {
    controller.abort();
  }
}

function inTime<R>(work: Promise<R>, limit: number): Promise<R> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut()), Math.max(0, limit));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
