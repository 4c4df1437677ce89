/** Does something again and again while work goes on, the last time to its end; gives what the work gave. */
export async function meanwhile<Result>(
  work: Promise<Result>,
  again: () => Promise<unknown>,
): Promise<Result> {
  const progress = { isOver: false };
  const repeat = async () => {
    while (!progress.isOver) await again();
  };
  const [result] = await Promise.all([
    work.finally(() => {
      progress.isOver = true;
    }),
    repeat(),
  ]);
  return result;
}
