import { noteWritten } from "../written.ts";

/** A clock in place of this process's own, which stands still until it is told to go on (ms). */
export function ownClock() {
  const Real = Date;
  let time = Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [], asked) =>
      Reflect.construct(target, given.length > 0 ? given : [time], asked),
    get: (target, name, self) => (name === "now" ? () => time : Reflect.get(target, name, self)),
  });
  return {
    now: () => time,
    pass: () => void (time += 1),
    moveTo: (to: number) => void (time = Math.max(time, to)),
    putBack: () => {
      globalThis.Date = Real;
    },
  };
}

/** Keeps what the app writes, one event a line, apart from what is said of the run. Gives what takes that back. */
export function ownConsole(): () => void {
  const { log, warn, error } = console;
  const noting =
    (write: typeof log) =>
    (...parts: unknown[]) => {
      const [line] = parts;
      if (typeof line === "string" && line.startsWith('{"event"')) noteWritten(line);
      else write(...parts);
    };
  Object.assign(console, { log: noting(log), warn: noting(warn), error: noting(error) });
  return () => void Object.assign(console, { log, warn, error });
}
