import { escapeHtml, standInPage } from "../page.ts";

type SignIn = { host: string; staffDomain: string; email?: string; problem?: string };

/** The page that asks who is there. It takes any address, so that a refusal can be tried as well. */
export function signInPage({ host, staffDomain, email = "", problem }: SignIn): string {
  const domain = escapeHtml(staffDomain);
  return standInPage(
    `Sign in · ${host}`,
    `<h1>Sign in to ${escapeHtml(host)}</h1>
<p>This stands in for Cloudflare Access on your own machine. It takes your word for who you are.</p>
${problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ""}
<form method="post">
  <label for="email">Email address</label>
  <input id="email" name="email" type="email" required autofocus autocomplete="email"
    value="${escapeHtml(email)}" placeholder="ada@${domain}"${problem ? ' aria-describedby="problem"' : ""}>
  <button type="submit">Sign in</button>
  <p><small>Addresses at ${domain} are staff. Any other one shows what a stranger sees.</small></p>
</form>`,
  );
}

/** The page after signing out, with the way back. */
export function signedOutPage(appUrl: string): string {
  return standInPage(
    "Signed out",
    `<h1>You are signed out</h1>
<p>Close this window, or go on as a visitor.</p>
<p><a class="button" href="${escapeHtml(appUrl)}">Back to the app</a></p>`,
  );
}

/** The page for an address that leads nowhere: another machine, or no application named. */
export function brokenLinkPage(appUrl: string): string {
  return standInPage(
    "This link does not work",
    `<h1>This sign-in link does not work</h1>
<p>Sign-in starts at the app's own dashboard.</p>
<p><a class="button" href="${escapeHtml(appUrl)}/admin">Open the dashboard</a></p>`,
  );
}
