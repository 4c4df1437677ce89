/** Ends this process in order on a signal, or when the program that started it is gone. */
export function stopWithParent(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    // A second Ctrl-C means now.
    if (stopping) process.exit(1);
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  process.on("disconnect", end);
}
