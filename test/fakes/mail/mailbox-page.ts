import { escapeHtml, standInPage } from "../page.ts";
import { MAIL_ACTS } from "./inbound-mail.ts";
import type { SentMail } from "./mailbox.ts";

type Shown = {
  leads: readonly [to: string, mails: SentMail[]][];
  open: SentMail | null;
  said: string | null;
};

const STYLE = `
  body { padding: 1.5rem 1rem; }
  main { max-width: 72rem; }
  .columns { display: grid; gap: 1.5rem; align-items: start; }
  @media (min-width: 60rem) { .columns { grid-template-columns: 20rem minmax(0, 1fr); } }
  h2, p, a { overflow-wrap: anywhere; }
  h2 { margin-top: 0; }
  ul { list-style: none; margin: 0 0 1.5rem; padding: 0; }
  li a { display: block; padding: .5rem .75rem; border-radius: .5rem; color: inherit; text-decoration: none; }
  li a:hover, li a[aria-current] { background: #8882; }
  iframe, pre { width: 100%; border: 1px solid var(--line); border-radius: .5rem; }
  iframe { height: 32rem; background: #fff; }
  pre { margin: 1rem 0; padding: 1rem; max-height: 20rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem; }
  textarea { width: 100%; font: inherit; padding: .6rem .75rem; border: 1px solid var(--line); border-radius: .5rem;
    background: transparent; color: inherit; margin-bottom: 1rem; }
  details { margin-bottom: 1.5rem; }
  .acts { display: flex; flex-wrap: wrap; gap: .5rem; }
  [role=status] { border-left: 4px solid var(--accent); padding-left: .75rem; }
`;

/** All mails by lead, and the open one as its reader sees it, with what can come back. */
export function mailboxPage({ leads, open, said }: Shown): string {
  const list = leads.map(([to, mails]) => leadMails(to, mails, open)).join("");
  return standInPage(
    "Mailbox",
    `<h1>Mailbox</h1>
<p><small>What the app has sent since it started, by recipient. A stand-in for your mail service.</small></p>
${said === null ? "" : `<p role="status">${escapeHtml(said)}</p>`}
<div class="columns">
<nav aria-label="Mails">${list || "<p>No mail yet. Take the quiz and tick the box, or book a call.</p>"}</nav>
${open ? openMail(open) : ""}
</div>`,
    STYLE,
  );
}

function leadMails(to: string, mails: readonly SentMail[], open: SentMail | null): string {
  const items = mails.map(({ id, subject, at }) => {
    const isOpen = id === open?.id ? ` aria-current="page"` : "";
    return `<li><a href="/?mail=${id}"${isOpen}>${escapeHtml(subject)}<br><small>${escapeHtml(at)}</small></a></li>`;
  });
  return `<h2>${escapeHtml(to)}</h2><ul>${items.join("")}</ul>`;
}

function openMail(mail: SentMail): string {
  const answersTo = mail.replyTo ?? `${mail.from} (the mailbox of the sender)`;
  // Links open beside the page: the app refuses to be framed.
  const html = mail.html.replace("<head>", `<head><base target="_blank">`);
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p><small>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.to)}<br>Replies go to ${escapeHtml(answersTo)}</small></p>
<iframe title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>As text</summary><pre>${escapeHtml(mail.text)}</pre></details>
${mail.replyTo === null ? "<p>This mail has no reply address: the app gives it one where REPLY_DOMAIN is set.</p>" : answerForm(mail)}
</article>`;
}

function answerForm({ id }: SentMail): string {
  const [first, ...others] = Object.entries(MAIL_ACTS);
  const button = ([act, label]: [string, string], type: string) =>
    `<button${type} name="act" value="${escapeHtml(act)}">${escapeHtml(label)}</button>`;
  return `<h2>Send something back</h2>
<form method="post" action="/act">
<input type="hidden" name="mail" value="${id}">
<label for="text">Answer</label>
<textarea id="text" name="text" rows="4">Thanks! Could we talk on Thursday afternoon instead?</textarea>
<label for="from">Another address</label>
<input id="from" name="from" type="email" value="assistant@elsewhere.example">
<div class="acts">${first ? button(first, ` type="submit"`) : ""}${others.map((other) => button(other, "")).join("")}</div>
</form>`;
}
