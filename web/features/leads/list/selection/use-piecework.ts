import { useEffect, useRef, useState } from "react";

/** Work in pieces: ends early once the signal is given, and says after each piece how far it has come. */
export type Piecework = { signal: AbortSignal; onDone: (done: number) => void };

/** Runs work that can be stopped. `done` is null while none runs. Leaving the screen stops it. */
export function usePiecework() {
  const [done, setDone] = useState<number | null>(null);
  const stopper = useRef<AbortController>(null);
  const stop = () => stopper.current?.abort();
  useEffect(() => () => stopper.current?.abort(), []);
  const run = async <Result>(work: (piecework: Piecework) => Promise<Result>): Promise<Result> => {
    stopper.current = new AbortController();
    setDone(0);
    try {
      return await work({ signal: stopper.current.signal, onDone: setDone });
    } finally {
      setDone(null);
    }
  };
  return { done, run, stop };
}
