/** Calls `act` once for all calls within `ms` milliseconds, at the end of them and with what came last. */
export function gather<Given>(act: (last: Given) => void, ms: number): (given: Given) => void {
  let last: { given: Given } | null = null;
  return (given) => {
    const isWaiting = last !== null;
    last = { given };
    if (isWaiting) return;
    setTimeout(() => {
      const { given: newest } = last ?? { given };
      last = null;
      act(newest);
    }, ms);
  };
}
