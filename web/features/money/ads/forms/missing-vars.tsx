import type { Forms } from "./forms-api.ts";

type Missing = Forms["missing"][number];

/** Where each is found. */
const HOW_TO: Record<Missing, string> = {
  META_PAGE_ID: "Your page’s number: open the page, then About → Page transparency.",
  META_LEADS_TOKEN:
    "A token of a system user who has the page and the app: Business settings → System users.",
  META_APP_SECRET: "Of your app at developers.facebook.com: App settings → Basic.",
  META_VERIFY_TOKEN: "A long random text of your own. Give the same one to Meta under Webhooks → Page.",
};

/** What is not set yet, and how to get each. */
export function MissingVars({ names }: { names: readonly Missing[] }) {
  return (
    <>
      <p>
        Not connected: leads of Meta’s own forms do not come in. To receive them, set these and deploy (step 6
        of the README).
      </p>
      <dl className="space-y-3">
        {names.map((name) => (
          <div key={name}>
            <dt>
              <code className="[overflow-wrap:anywhere]">{name}</code>
            </dt>
            <dd className="text-row text-ink-2">{HOW_TO[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
