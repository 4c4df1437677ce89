import { plainLook, type PlainLook } from "#domain/content/look/plain-look";
import { EMAIL_MAX } from "#domain/funnel/answers/contact-fields";
import { PAGE_PATHS } from "#domain/page-paths";
import { OPENING_CONSENT_TEXT } from "#domain/people/consent/consent-texts";
import { plainFaces } from "#render-page";
import { escapeHtml } from "../delivery/email/mail-template.ts";
import type { OpeningBrand } from "./content/opening-brand.ts";
import type { AppContext } from "./context.ts";

/** The path that the page's form is sent to. */
const WAITING_PATH = "/api/waiting-list";
/** The path that it returns to. */
export const LEFT_PATH = "/?left";

/** The form as sent, with its fault; or the notice that the address is stored. */
export type OpeningState =
  | { kind: "form"; email?: string; consent?: boolean; error?: string }
  | { kind: "left" };

/** What visitors see before anything is published: a page without scripts that takes an e-mail address. */
export function openingPage(
  c: AppContext,
  status: 200 | 400 | 429 | 503,
  brand: OpeningBrand,
  state: OpeningState,
): Response {
  const nonce = crypto.randomUUID();
  const policy = [
    `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; font-src 'self'; form-action 'self'`,
    "base-uri 'none'; frame-ancestors 'none'",
  ];
  return c.html(documentOf(brand, state, nonce), status, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  });
}

function documentOf(brand: OpeningBrand, state: OpeningState, nonce: string): string {
  const { look } = brand;
  const name = escapeHtml(brand.name ?? "");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Opening soon${name && ` | ${name}`}</title>
<style nonce="${nonce}">${plainFaces(look.face)}${styleOf(plainLook(look))}</style>
</head>
<body>
<header>${logoOf(brand)}</header>
<main>
<div><div class="font-display"><h1>Opening soon</h1></div>
<p class="lead">We’re getting things ready.${state.kind === "left" ? "" : INVITATION}</p></div>
${state.kind === "left" ? LEFT : formOf(state)}
</main>
${PULSE}
<footer><span>${name && `© ${name}`}</span><nav aria-label="Legal">${LEGAL}</nav></footer>
</body>
</html>
`;
}

const INVITATION = " Leave your email address, and we’ll let you know when we open.";

const LEGAL = `<a href="${PAGE_PATHS.privacy}">Privacy Policy</a><a href="${PAGE_PATHS.terms}">Terms &amp; Conditions</a>`;

const LEFT = `<div class="card" role="status"><h2 class="font-display">You’re on the list</h2>
<p>We’ll let you know when we open. To be removed, write to the address in our
<a href="${PAGE_PATHS.privacy}">Privacy Policy</a>.</p></div>`;

function formOf({ email = "", consent = false, error }: OpeningState & { kind: "form" }): string {
  const wrong = error === undefined ? "" : ` aria-invalid="true" aria-describedby="wrong" autofocus`;
  const words =
    error === undefined ? "" : `<p class="wrong" id="wrong" role="alert">${WARNING}${escapeHtml(error)}</p>`;
  return `<form class="card" method="post" action="${WAITING_PATH}" novalidate>
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="${EMAIL_MAX}" required
  value="${escapeHtml(email)}"${wrong}>
${words}
<p class="trap" aria-hidden="true"><label>Company <input name="company" tabindex="-1" autocomplete="off"></label></p>
<label class="consent"><input type="checkbox" name="consent" value="yes"${consent ? " checked" : ""}>
<span>${OPENING_CONSENT_TEXT}</span></label>
<button>Tell me when you open</button>
<p class="fine">How we use your details: <a href="${PAGE_PATHS.privacy}">Privacy Policy</a></p>
</form>`;
}

const WARNING = `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path
  d="M8 1.5 15 14H1zM8 6v4M8 12v.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/></svg>`;

/** The owner's logo, or the drawn mark with the name. */
function logoOf({ name: ownName, logo }: OpeningBrand): string {
  const [file] = logo.files;
  const name = escapeHtml(ownName ?? "");
  if (file) return `<img class="logo" src="/media/${file.hash}" alt="${name}" height="32">`;
  return `<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="8"/>
<path d="M4 17.5h6.2l3.1-10 5.2 17 3.1-7H28" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>
<span class="font-display name">${name}</span>`;
}

/** The beat of the mark, as a line across the page. */
const PULSE = `<svg class="pulse" viewBox="0 0 1440 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path
  d="M0 66h560l24-46 40 92 26-66 14 20h110l24-46 40 92 26-66 14 20h562" fill="none" stroke-width="3"
  stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const styleOf = ({ light, dark, button, radius }: PlainLook) => `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;font-size:1rem;line-height:1.5;
  background:${dark.page};color:${dark.ink};-webkit-font-smoothing:antialiased}
h1,h2,p{margin:0}
header,main,footer{width:100%;max-width:80rem;margin-inline:auto;padding-inline:1.25rem}
header{display:flex;align-items:center;gap:.625rem;min-height:4.5rem}
.logo{height:2rem;max-width:12.5rem;object-fit:contain;object-position:left}
.mark rect{fill:${button.ground}}
.mark path{stroke:${button.text}}
.name{font-size:1.5rem;line-height:1;font-weight:800;letter-spacing:-.05em;overflow-wrap:anywhere}
main{flex:1;display:grid;grid-template-columns:minmax(0,1fr);gap:2rem;align-content:center;padding-block:2rem}
main>div:first-child{display:grid;gap:1rem;align-content:center}
h1{font-size:clamp(2.75rem,1.5rem + 5vw,5.5rem);line-height:1;letter-spacing:-.03em;font-weight:800;text-wrap:balance}
.lead{font-size:1.125rem;max-width:34rem;color:${dark.faint};text-wrap:pretty}
.card{display:grid;gap:.5rem;padding:1.25rem;border-radius:${radius.card}px;background:${light.card};color:${light.ink}}
.card h2{font-size:1.5rem;line-height:1.25;font-weight:800}
.card>label:first-child{font-weight:600}
input[type=email]{font:inherit;width:100%;min-height:3rem;padding:.625rem .875rem;color:inherit;background:${light.card};
  border:1px solid ${light.faint};border-radius:${radius.button}px}
input[aria-invalid]{border:2px solid #b3261e}
.wrong{display:flex;gap:.375rem;align-items:center;color:#b3261e;font-weight:600}
.wrong svg{flex:none}
.trap{position:absolute;inset-inline-start:-200vw}
.consent{display:flex;gap:.75rem;align-items:start;padding-block:.5rem;cursor:pointer}
.consent input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:${light.ink}}
button{font:inherit;font-weight:700;min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:${radius.button}px;
  background:${button.ground};color:${button.text};cursor:pointer}
.fine{font-size:.875rem;color:${light.faint}}
a{color:inherit}
footer{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;padding-block:1.25rem;font-size:.875rem;
  color:${dark.faint}}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}
.pulse{flex:none;width:100%;height:clamp(3.5rem,14vh,7.5rem)}
.pulse path{stroke:${button.ground}}
:focus-visible{outline:3px solid currentColor;outline-offset:2px}
@media (width>=40rem){header,main,footer{padding-inline:2rem}.card{padding:2rem}.lead{font-size:1.25rem}}
@media (width>=64rem){main{grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:3.5rem;align-items:center}}
@media (forced-colors:active){.card,button{border:1px solid}}`;
