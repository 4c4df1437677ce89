/** Connects the Slack stand-in as a member of staff does in a browser: sign in, allow, come back. */
export async function connectSlack(appUrl: string, accessUrl: string): Promise<void> {
  const cookie = await signIn(appUrl, accessUrl);
  const status = await fetch(new URL("/api/slack/status", appUrl), { headers: { cookie } });
  const card: unknown = await status.json();
  const link = typeof card === "object" && card !== null && "authorizeUrl" in card ? card.authorizeUrl : null;
  if (typeof link !== "string") throw new Error(`Slack is not available: ${JSON.stringify(card)}`);
  const allowed = await fetch(link, { redirect: "manual" });
  const callback = allowed.headers.get("location") ?? "";
  const connected = await fetch(callback, { headers: { cookie }, redirect: "manual" });
  if (!connected.headers.get("location")?.endsWith("slack=connected")) {
    throw new Error(`Slack could not be connected: ${connected.status} ${await connected.text()}`);
  }
}

async function signIn(appUrl: string, accessUrl: string): Promise<string> {
  const login = await fetch(new URL("/api/login", appUrl), { redirect: "manual" });
  const form = new URL(login.headers.get("location") ?? "", accessUrl);
  const body = new URLSearchParams({ email: "ada@example.com" });
  const signedIn = await fetch(form, { method: "POST", body, redirect: "manual" });
  return (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}
