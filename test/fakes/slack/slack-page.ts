import { escapeHtml, standInPage } from "../page.ts";

/** What each scope lets the app do, as the consent page says it. */
const SCOPES: Record<string, string> = {
  "incoming-webhook": "Post messages to one channel",
  "chat:write": "Send messages, and change its own",
  "chat:write.public": "Send messages to public channels without being invited",
  "users:read": "See who is in the workspace",
  "users:read.email": "See the email addresses of people in the workspace",
};

const STYLE = `
  :root { --green: #17754f; --red: #c2233d; --link: #1a4fc4; }
  html { scroll-padding-top: 6rem; }
  body { padding-top: 0; }
  main { max-width: 44rem; }
  header { position: sticky; top: 0; z-index: 1; background: Canvas; border-bottom: 1px solid var(--line);
    padding: .75rem 0; margin-bottom: 1rem; }
  header > div { display: flex; gap: 1.5rem; align-items: end; justify-content: space-between; }
  header > div > div { min-width: 0; }
  header small { white-space: nowrap; }
  header > div > div:first-child { flex: none; }
  header h1, header p { margin: 0; }
  header label { font-size: .875rem; }
  header [role=alert] { margin-top: .75rem; }
  select { font: inherit; color: inherit; background: Canvas; border: 1px solid var(--line); border-radius: .5rem;
    min-height: 2.75rem; padding: .4rem .6rem; max-width: 100%; }
  article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-bottom: 1rem;
    display: grid; gap: .75rem; }
  article > p { margin: 0; }
  article h2 { font-size: 1.15rem; line-height: 1.3; margin: 0; }
  article, article * { overflow-wrap: anywhere; min-width: 0; }
  a { color: var(--link); }
  .text, .fields { white-space: pre-wrap; }
  .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: .5rem 1rem; }
  .context { display: flex; flex-wrap: wrap; gap: .15rem 1rem; font-size: .8125rem;
    color: color-mix(in srgb, CanvasText 75%, Canvas); }
  .actions { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start; }
  .actions button, summary { padding: .4rem .8rem; min-height: 2.75rem; }
  .actions .primary { background: var(--green); border-color: var(--green); color: #fff; }
  .actions .danger { color: var(--red); border-color: currentColor; }
  summary { font-weight: 600; line-height: 1.75rem; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer;
    list-style-position: inside; }
  details[open] { flex-basis: 100%; }
  details[open] > summary { width: fit-content; }
  details > button { margin: .5rem .5rem 0 0; font-weight: 400; }
  .ephemeral { border-left: 4px solid var(--accent); padding-left: .75rem; white-space: pre-wrap; }
  @media (prefers-color-scheme: dark) { :root { --red: #ff8b9d; --link: #9db7ff; } }
`;

/** The channel that the app posts to. Its script fetches what is in it. */
export function channelPage(appUrl: string): string {
  return standInPage(
    "#leads · Slack stand-in",
    `<header>
  <div>
    <div><h1>#leads</h1><p><small>Slack stand-in</small></p></div>
    <div><label for="person">Press buttons as</label><select id="person"></select></div>
  </div>
  <p role="alert" id="problem" hidden></p>
</header>
<p id="empty">Nothing has been posted yet. <a href="${escapeHtml(appUrl)}/admin?tab=settings">Add the app to Slack</a>
in System Settings, then finish a quiz.</p>
<div id="messages" role="log" aria-label="Messages"></div>
<script type="module" src="/slack.js"></script>`,
    STYLE,
  );
}

/** The page that asks whether the app may be added, and with what. */
export function consentPage(scopes: readonly string[]): string {
  const allowed = scopes.map((scope) => `<li>${escapeHtml(SCOPES[scope] ?? scope)}</li>`).join("");
  return standInPage(
    "Add to Slack",
    `<h1>Add the lead funnel to Acme?</h1>
<p>This stands in for Slack on your own machine. The app asks to:</p>
<ul>${allowed}</ul>
<p>It posts to <strong>#leads</strong>.</p>
<form method="post"><p>
  <button type="submit" name="answer" value="allow">Allow</button>
  <button name="answer" value="cancel" formnovalidate>Cancel</button>
</p></form>`,
  );
}

/** The page for a link that would lead away from this machine. */
export function refusedPage(): string {
  return standInPage(
    "This link does not work",
    "<h1>This link does not work</h1><p>The stand-in sends nobody away from this machine.</p>",
  );
}
