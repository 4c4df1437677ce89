/** Tells the browser's other tabs that somebody has signed in, so that a waiting one can continue. */
const CHANNEL = "admin-sign-in";

export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("signed-in");
  channel.close();
}

/** Returns the cleanup. */
export function onSignInElsewhere(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", act);
  return () => channel.close();
}
