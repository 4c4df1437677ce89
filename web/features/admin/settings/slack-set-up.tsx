import { BUTTON_SCOPES, HOOK_SCOPES } from "#domain/delivery/slack-scopes";

/** What Slack needs on the server, with buttons in messages and without. */
export function SlackSetUp() {
  return (
    <div className="alert alert-soft block space-y-2">
      <p className="font-semibold">Slack is not set up on the server yet.</p>
      <ol className="list-decimal space-y-2 pl-5 text-sm">
        <li>
          Create a Slack app with the redirect URL <Address path="/api/slack/callback" /> and the scope{" "}
          <Codes names={HOOK_SCOPES} />.
        </li>
        <li>
          To work leads by buttons in the messages, also give it the scopes <Codes names={BUTTON_SCOPES} />{" "}
          and turn on interactivity with the request URL <Address path="/api/slack/actions" />.
        </li>
        <li>
          On the server, set{" "}
          <Codes
            names={[
              "SLACK_CLIENT_ID",
              "SLACK_CLIENT_SECRET",
              "SESSION_HMAC_KEY",
              "ENCRYPTION_KEY",
              "APP_ORIGIN",
            ]}
          />
          ; for the buttons also <Codes names={["SLACK_SIGNING_SECRET"]} />. The keys in{" "}
          <code>.dev.vars.example</code> don’t count here, because they are public.
        </li>
      </ol>
      <p className="text-sm">Step 5 of the README has all of this as one manifest.</p>
    </div>
  );
}

function Address({ path }: { path: string }) {
  return (
    <code className="[overflow-wrap:anywhere]">
      {location.origin}
      {path}
    </code>
  );
}

/** `a`, `b` and `c`. */
function Codes({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && (index === names.length - 1 ? " and " : ", ")}
      <code>{name}</code>
    </span>
  ));
}
