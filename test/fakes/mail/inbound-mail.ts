import type { SentMail } from "./mailbox.ts";

/** What somebody who got a mail can do with it, as the buttons of the mailbox name it. */
export const MAIL_ACTS = {
  answer: "Answer",
  stop: "Answer 'stop'",
  "out-of-office": "Out of office",
  bounce: "Bounce",
  forward: "Answer from another address",
} as const;
export type MailAct = keyof typeof MAIL_ACTS;

export function isMailAct(text: string): text is MailAct {
  return Object.hasOwn(MAIL_ACTS, text);
}

/** A mail on its way to the app: its envelope, and the message itself (RFC 5322). */
export type Inbound = { from: string; to: string; raw: string };

type Given = { mail: SentMail; text: string; from: string; now: Date };

/** The mail that comes back when somebody acts on one; `from` is the other address of a forwarded one. */
export function inboundMail(act: MailAct, { mail, text, from, now }: Given): Inbound {
  const sender = { answer: mail.to, stop: mail.to, "out-of-office": mail.to, forward: from, bounce: DAEMON }[
    act
  ];
  const head = [
    `From: ${sender}`,
    `To: ${mail.replyTo}`,
    `Subject: ${encoded(SUBJECTS[act](mail.subject))}`,
    `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${crypto.randomUUID()}@mailbox.example>`,
    "MIME-Version: 1.0",
    ...HEADERS[act],
    "",
  ];
  return { from: sender, to: mail.replyTo ?? "", raw: lines([...head, bodyOf(act, mail, text), ""]) };
}

const DAEMON = "mailer-daemon@mailbox.example";
const PLAIN = ["Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: 8bit"];
const REPORT = `multipart/report; report-type=delivery-status; boundary="report"`;

const HEADERS: Record<MailAct, readonly string[]> = {
  answer: PLAIN,
  stop: PLAIN,
  forward: PLAIN,
  "out-of-office": ["Auto-Submitted: auto-replied", ...PLAIN],
  bounce: ["Auto-Submitted: auto-replied", `Content-Type: ${REPORT}`],
};

const re = (subject: string) => `Re: ${subject}`;
const SUBJECTS: Record<MailAct, (subject: string) => string> = {
  answer: re,
  stop: re,
  forward: re,
  "out-of-office": (subject) => `Automatic reply: ${subject}`,
  bounce: () => "Delivery Status Notification (Failure)",
};

function bodyOf(act: MailAct, mail: SentMail, text: string): string {
  if (act === "bounce") {
    const part = (type: string, said: string) => ["--report", `Content-Type: ${type}`, "", said, ""];
    const status = `Final-Recipient: rfc822; ${mail.to}\nAction: failed\nStatus: 5.1.1`;
    const parts = [
      ...part("text/plain", "The address was not found."),
      ...part("message/delivery-status", status),
    ];
    return [...parts, "--report--"].join("\n");
  }
  if (act === "out-of-office") return "I am away until Monday and will answer then.";
  const said = act === "stop" ? "stop" : text;
  const quoted = mail.text.split("\n").map((line) => `> ${line}`);
  return [said, "", `On ${mail.at}, BPM wrote:`, ...quoted].join("\n");
}

/** A header's text: as it is, or in base64 where it is not plain ASCII (RFC 2047). */
function encoded(text: string): string {
  const plain = text.replaceAll(/[\r\n]+/g, " ");
  return /^[\x20-\x7e]*$/.test(plain) ? plain : `=?utf-8?B?${Buffer.from(plain).toString("base64")}?=`;
}

function lines(texts: readonly string[]): string {
  return texts.join("\n").replaceAll(/\r?\n/g, "\r\n");
}
