const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address points to this machine. */
export function isLoopback(url: string | URL): boolean {
  return LOOPBACK.has(new URL(url).hostname);
}
