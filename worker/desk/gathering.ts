/**
 * Runs `work` at once and then, however often it is asked for, not before `pause` is over. What is returned asks for a
 * run, and resolves or rejects with the first one that begins after the asking. No two run at the same time.
 */
export function gathering(work: () => Promise<void>, pause: () => Promise<void>): () => Promise<void> {
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  const begin = () => {
    next = null;
    const run = work();
    last = run.catch(() => {}).then(pause);
    return run;
  };
  return () => (next ??= last.then(begin));
}
