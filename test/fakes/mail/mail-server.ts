import type { IncomingMessage } from "node:http";
import { sendAnswer } from "../fake.ts";
import { isLoopbackUrl, listenOnLoopback, readBody, type LoopbackServer } from "../loopback-server.ts";
import { inboundMail, isMailAct, type Inbound } from "./inbound-mail.ts";
import { Mailbox } from "./mailbox.ts";
import { mailboxPage } from "./mailbox-page.ts";

type MailOptions = { port: number; appUrl: string };

/** Where the runtime hands mails to a Worker's `email()`. An older name of it answers as if it were a page. */
const INBOUND_PATH = "/cdn-cgi/local/email";
const HTML = "text/html; charset=utf-8";

/** The mailboxes of everybody that the app writes to. */
export function startMailServer({ port, appUrl }: MailOptions): Promise<LoopbackServer> {
  const mailbox = new Mailbox();
  return listenOnLoopback(port, (request, response) => {
    answer(mailbox, appUrl, request)
      .then((answered) => sendAnswer(answered, response))
      .catch(() => response.destroy());
  });
}

async function answer(mailbox: Mailbox, appUrl: string, request: IncomingMessage): Promise<Response> {
  const url = new URL(request.url ?? "/", "http://localhost");
  switch (`${request.method} ${url.pathname}`) {
    case "GET /": {
      const leads = mailbox.byLead();
      const open = mailbox.find(Number(url.searchParams.get("mail"))) ?? leads[0]?.[1][0] ?? null;
      const body = mailboxPage({ leads, open, said: url.searchParams.get("said") });
      return new Response(body, { headers: { "content-type": HTML, "cache-control": "no-store" } });
    }
    case "POST /sent": {
      const isKept = mailbox.keep(await readBody(request), new Date());
      return new Response(null, { status: isKept ? 204 : 400 });
    }
    case "POST /act":
      return act(mailbox, appUrl, new URLSearchParams(await readBody(request)));
    default:
      return new Response("Not found", { status: 404 });
  }
}

async function act(mailbox: Mailbox, appUrl: string, form: URLSearchParams): Promise<Response> {
  const mail = mailbox.find(Number(form.get("mail")));
  const chosen = form.get("act") ?? "";
  if (!mail?.replyTo || !isMailAct(chosen)) return new Response("Not found", { status: 404 });
  const given = { mail, text: form.get("text") ?? "", from: form.get("from") ?? "", now: new Date() };
  const said = await deliver(appUrl, inboundMail(chosen, given));
  const back = new URLSearchParams({ mail: String(mail.id), said });
  return new Response(null, { status: 303, headers: { location: `/?${back}` } });
}

/** Hands a mail to the app as the network would. Returns what became of it, in words. */
async function deliver(appUrl: string, { from, to, raw }: Inbound): Promise<string> {
  if (!isLoopbackUrl(appUrl)) return "The app is not on this machine.";
  const url = new URL(INBOUND_PATH, appUrl);
  url.search = new URLSearchParams({ from, to }).toString();
  try {
    const response = await fetch(url, { method: "POST", body: raw });
    return response.ok ? "The app accepted it." : `The app refused it: ${await response.text()}`;
  } catch {
    return "The app is not up.";
  }
}
