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
  body { padding-top: 1.5rem; }
  main { max-width: 44rem; }
  header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: end; justify-content: space-between;
    border-bottom: 1px solid var(--line); padding-bottom: .75rem; margin-bottom: 1rem; }
  header h1 { margin: 0; }
  header p { margin: 0; }
  select { font: inherit; color: inherit; background: Canvas; border: 1px solid var(--line); border-radius: .5rem;
    min-height: 2.75rem; padding: .4rem .6rem; max-width: 100%; }
  article { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-bottom: 1rem; }
  article > p:first-child { margin: 0 0 .5rem; }
  article h3 { font-size: 1.1rem; margin: 0 0 .5rem; }
  article, article * { overflow-wrap: anywhere; }
  a { color: LinkText; }
  .text { white-space: pre-wrap; margin-bottom: .75rem; }
  .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: .5rem 1rem;
    margin-bottom: .75rem; white-space: pre-wrap; }
  .actions { display: flex; flex-wrap: wrap; gap: .5rem; }
  .actions button { padding: .4rem .8rem; }
  .actions .primary { background: #17754f; border-color: #17754f; color: #fff; }
  .actions .danger { color: #c2233d; border-color: currentColor; }
  .ephemeral { border-left: 4px solid var(--accent); padding-left: .75rem; margin: .75rem 0 0; white-space: pre-wrap; }
  @media (prefers-color-scheme: dark) { .actions .danger { color: #ff8b9d; } }
`;

/** The channel that the app posts to. Its script fetches what is in it. */
export function channelPage(appUrl: string): string {
  return standInPage(
    "#leads · Slack stand-in",
    `<header>
  <div><h1 id="name">#leads</h1><p><small>This stands in for Slack on your own machine.</small></p></div>
  <div><label for="person">Press buttons as</label><select id="person"></select></div>
</header>
<p role="alert" id="problem" hidden></p>
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
