/** Tells the other tabs of this browser that somebody has signed in, so that a waiting one goes on. */
const CHANNEL = "admin-sign-in";

export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage("signed-in");
  channel.close();
}

/** Gives what ends the listening. */
export function onSignInElsewhere(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", act);
  return () => channel.close();
}
