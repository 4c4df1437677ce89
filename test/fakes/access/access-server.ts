import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopbackUrl, listenOnLoopback, readBody, type LoopbackServer } from "../loopback-server.ts";
import { accessToken } from "./access-token.ts";
import { brokenLinkPage, signedOutPage, signInPage } from "./sign-in-page.ts";
import type { SigningKey } from "./signing-key.ts";

type AccessOptions = { port: number; key: SigningKey; staffDomain: string; appUrl: string };

const LOGIN = "/cdn-cgi/access/login/";
// Cookies know no ports: what is set here for localhost, the app on its own port receives.
const COOKIE = "CF_Authorization";
const COOKIE_ATTRIBUTES = "Path=/; HttpOnly; SameSite=Lax";
const EMAIL = /^[^\s@]+@[^\s@]+$/;

function sendPage(
  response: ServerResponse,
  status: number,
  html: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    // No form-action: browsers apply it to the redirect back to the app as well.
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
    ...headers,
  });
  response.end(html);
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json", "cache-control": "public, max-age=60" });
  response.end(JSON.stringify(body));
}

/**
 * Where a sign-in leads to: a path of the app that asked, never another machine. Null when it would.
 * The name is always localhost, because the cookie is set for that name.
 */
function returnUrl(host: string, redirectPath: string, appUrl: string): string | null {
  const asked = `http://${host}`;
  if (!isLoopbackUrl(asked) || !redirectPath.startsWith("/")) return null;
  const origin = `http://localhost:${new URL(asked).port || new URL(appUrl).port}`;
  const target = new URL(redirectPath, origin);
  return target.origin === origin ? target.href : null;
}

async function signIn(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: AccessOptions & { issuer: string },
) {
  const host = decodeURIComponent(url.pathname.slice(LOGIN.length));
  const audience = url.searchParams.get("kid");
  const target = returnUrl(host, url.searchParams.get("redirect_url") ?? "/", options.appUrl);
  if (!audience || !target) {
    return sendPage(response, 400, brokenLinkPage(options.appUrl));
  }
  if (request.method !== "POST") {
    return sendPage(response, 200, signInPage({ host, staffDomain: options.staffDomain }));
  }
  const email = (new URLSearchParams(await readBody(request)).get("email") ?? "").trim();
  if (!EMAIL.test(email)) {
    const problem = "That is not an email address.";
    return sendPage(response, 400, signInPage({ host, staffDomain: options.staffDomain, email, problem }));
  }
  const token = await accessToken(
    { issuer: options.issuer, audience, privateKey: options.key.privateKey },
    email,
  );
  response.writeHead(302, {
    location: target,
    "set-cookie": `${COOKIE}=${token}; ${COOKIE_ATTRIBUTES}`,
    "cache-control": "no-store",
  });
  response.end();
}

/**
 * Cloudflare Access as far as this app sees it: its key set, its sign-in and its sign-out, with a key
 * of its own. The app checks these tokens exactly as it checks real ones.
 */
export async function startAccessServer(options: AccessOptions): Promise<LoopbackServer> {
  const server = await listenOnLoopback(options.port, (request, response) => {
    const url = new URL(request.url ?? "/", server.url);
    if (url.pathname === "/cdn-cgi/access/certs") {
      return sendJson(response, { keys: [options.key.publicKey] });
    }
    if (url.pathname === "/cdn-cgi/access/logout") {
      return sendPage(response, 200, signedOutPage(options.appUrl), {
        "set-cookie": `${COOKIE}=; ${COOKIE_ATTRIBUTES}; Max-Age=0`,
      });
    }
    if (url.pathname.startsWith(LOGIN)) {
      signIn(request, response, url, { ...options, issuer: server.url }).catch(() => response.destroy());
      return;
    }
    sendPage(response, 404, brokenLinkPage(options.appUrl));
  });
  return server;
}
