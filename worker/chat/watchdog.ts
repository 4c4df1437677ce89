export type Patience = {
  /** Until the first piece of the answer, in milliseconds. */
  first: number;
  /** Between two pieces. */
  idle: number;
  /** For all of it. */
  total: number;
};

export class TimedOut extends Error {
  override readonly name = "TimedOut";
}

/**
 * Iterates something that may stall: throws `TimedOut` when the next piece takes too long, whether or
 * not the source notices that it is aborted.
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
