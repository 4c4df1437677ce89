import type { PlainLook } from "#domain/content/look/plain-look";
import { letterParagraphs, type LetterPart } from "#domain/mail/letter-parts";

/** The content of an e-mail as plain text, in reading order. */
export type MailText = {
  subject: string;
  /** Shown in the inbox after the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  button: { label: string; url: string };
  /** A box of labels and values below the button. */
  facts: { label: string; value: string }[];
  /** A list below those, and links that are not as important as the button. */
  points?: { label: string; items: string[] };
  links?: { label: string; url: string }[];
  /** Why the recipient got this e-mail, and from whom. */
  footer: string[];
  unsubscribe: { label: string; url: string };
};

export type MailBody = { html: string; text: string };

/** The HTML and text versions of an e-mail, with the same words in the same order. */
export function mailBody(mail: MailText, look: PlainLook): MailBody {
  return { html: htmlOf(mail, cardOf(mail, look), look), text: textOf(mail) };
}

/** An e-mail that a person wrote. */
export type Letter = Pick<MailText, "subject" | "footer" | "unsubscribe"> & { text: string };

/** The same of a letter: in HTML its links are links, and nothing else is markup. */
export function letterBody(letter: Letter, look: PlainLook): MailBody {
  const html = htmlOf({ ...letter, preview: "" }, letterOf(letter.text, look), look);
  return { html, text: [letter.text, ...endOf(letter)].join("\n\n") };
}

function textOf(mail: MailText): string {
  const facts = mail.facts.map(({ label, value }) => `${label}: ${value}`);
  return [
    mail.heading,
    ...mail.paragraphs,
    `${mail.button.label}:\n${mail.button.url}`,
    ...(facts.length > 0 ? [facts.join("\n")] : []),
    ...(mail.points
      ? [[`${mail.points.label}:`, ...mail.points.items.map((item) => `• ${item}`)].join("\n")]
      : []),
    ...(mail.links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    ...endOf(mail),
  ].join("\n\n");
}

/** What stands below every e-mail's text. */
function endOf({ footer, unsubscribe }: Pick<MailText, "footer" | "unsubscribe">): string[] {
  return ["-- ", ...footer, `${unsubscribe.label}: ${unsubscribe.url}`, ""];
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const P = `margin:0 0 16px;${FONT};font-size:16px;line-height:1.5`;
const SMALL = `margin:0 0 8px;${FONT};font-size:13px;line-height:1.5`;

// All clients support inline styles; the rules below only add dark mode for those that support it.
const styleOf = ({ dark }: PlainLook) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; }
  .ink { color: ${dark.ink} !important; }
  .faint { color: ${dark.faint} !important; }
}
@media (max-width: 480px) { .card { padding: 24px 20px !important; } }`;

const TABLE = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;

type Framed = Pick<MailText, "subject" | "preview" | "footer" | "unsubscribe">;

function htmlOf(mail: Framed, card: string, look: PlainLook): string {
  const { light, radius } = look;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${styleOf(look)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table ${TABLE} width="100%" class="page" style="background:${light.page}">
<tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td class="card" style="background:${light.card};border-radius:${radius.card}px;padding:32px">
${card}
</td></tr>
<tr><td style="padding:20px 8px">
${footerOf(mail, look)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function cardOf(
  { heading, paragraphs, button, facts, points, links = [] }: MailText,
  look: PlainLook,
): string {
  const ink = `${P};color:${look.light.ink}`;
  return [
    `<h1 class="ink" style="${ink};font-size:24px;line-height:1.25;font-weight:700">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p class="ink" style="${ink}">${escapeHtml(text)}</p>`),
    buttonOf(button, look),
    ...facts.map((fact) => factOf(fact, look)),
    ...(points ? pointsOf(points, look) : []),
    ...links.map((link) => linkOf(link, look)),
  ].join("\n");
}

function letterOf(text: string, look: PlainLook): string {
  const ink = `${P};color:${look.light.ink};word-break:break-word`;
  return letterParagraphs(text)
    .map((parts) => `<p class="ink" style="${ink}">${parts.map((part) => partOf(part, look)).join("")}</p>`)
    .join("\n");
}

function partOf({ text, isLink }: LetterPart, { light }: PlainLook): string {
  const html = escapeHtml(text);
  if (!isLink) return html.replaceAll("\n", "<br>\n");
  return `<a class="ink" href="${html}" style="color:${light.ink}">${html}</a>`;
}

function footerOf(
  { footer, unsubscribe }: Pick<MailText, "footer" | "unsubscribe">,
  { light }: PlainLook,
): string {
  const link = `<a class="faint" href="${escapeHtml(unsubscribe.url)}" style="color:${light.faint}">${escapeHtml(unsubscribe.label)}</a>`;
  return [...footer.map(escapeHtml), link]
    .map((html) => `<p class="faint" style="${SMALL};color:${light.faint}">${html}</p>`)
    .join("\n");
}

function buttonOf({ label, url }: MailText["button"], { button, radius }: PlainLook): string {
  const text = `${FONT};font-size:16px;font-weight:700;color:${button.text};text-decoration:none`;
  const link = `display:inline-block;padding:14px 24px;${text}`;
  return `<table ${TABLE} style="margin:8px 0 24px">
<tr><td bgcolor="${button.ground}" style="background:${button.ground};border-radius:${radius.button}px">
<a href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a>
</td></tr>
</table>`;
}

function pointsOf({ label, items }: NonNullable<MailText["points"]>, { light }: PlainLook): string[] {
  const list = items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join("");
  return [
    `<p class="ink" style="${P};color:${light.ink};margin:16px 0 8px;font-weight:700">${escapeHtml(label)}</p>`,
    `<ul class="ink" style="${P};color:${light.ink};padding-left:24px">${list}</ul>`,
  ];
}

function linkOf({ label, url }: { label: string; url: string }, { light }: PlainLook): string {
  const link = `<a class="ink" href="${escapeHtml(url)}" style="color:${light.ink}">${escapeHtml(label)}</a>`;
  return `<p class="ink" style="${P};margin:0 0 8px;color:${light.ink}">${link}</p>`;
}

function factOf({ label, value }: MailText["facts"][number], { light }: PlainLook): string {
  const shown = `<strong class="ink" style="color:${light.ink}">${escapeHtml(value)}</strong>`;
  return `<p class="faint" style="${SMALL};color:${light.faint};word-break:break-word">${escapeHtml(label)}: ${shown}</p>`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
