import { MCP_TOOLS } from "#domain/doors/mcp-tools";
import { settingsPath } from "#domain/settings/settings-section";
import { Link } from "../../../lib/link.tsx";
import { SettingsCard } from "../../kit/settings/settings-card.tsx";
import { CodeSample } from "../code-sample.tsx";
import { claudeCode, settingsFile } from "./set-up-samples.ts";

/** Where assistants find the leads by MCP, how one is given the address, and what it can then do. */
export function AssistantsCard() {
  const address = `${location.origin}/api/v1/mcp`;
  return (
    <SettingsCard
      title="AI assistants (MCP)"
      note="Let an assistant find leads, read figures and record what was done."
    >
      <div className="space-y-1.5">
        <p className="font-semibold">MCP address</p>
        <CodeSample code={address} what="MCP address" />
      </div>
      <p>
        Your assistant must be able to send a header.{" "}
        <Link className="link" to={settingsPath("developers", "part=keys")}>
          Make a key
        </Link>{" "}
        with only the scopes that it needs, and put it where the examples have <code>YOUR_KEY</code>.
      </p>
      <div className="space-y-1.5">
        <p className="font-semibold">Claude Code</p>
        <CodeSample code={claudeCode(address)} what="Claude Code command" />
      </div>
      <div className="space-y-1.5">
        <p className="font-semibold">
          Cursor and others with a settings file (VS Code calls the list <code>servers</code>)
        </p>
        <CodeSample code={settingsFile(address)} what="settings for an assistant" />
      </div>
      <div className="space-y-1.5">
        <p className="font-semibold">What it can do</p>
        <dl className="divide-line text-row divide-y">
          {TOOLS.map(([name, text]) => (
            <div key={name} className="grid gap-x-3 py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt>
                <code className="font-semibold">{name}</code>
              </dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="text-row text-ink-2">
        What visitors wrote is marked as their words. Still, an assistant can be misled by it: give a key
        “Change leads” only if you read what the assistant does.
      </p>
    </SettingsCard>
  );
}

const TOOLS = Object.entries(MCP_TOOLS).map(([name, { text }]) => [name, text] as const);
