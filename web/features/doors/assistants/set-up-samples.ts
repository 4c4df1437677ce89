const INDENT = 2;
const NAME = "leads";

/** The command that gives Claude Code an MCP address. */
export function claudeCode(address: string): string {
  return `claude mcp add --transport http ${NAME} ${address} \\\n  --header "Authorization: Bearer YOUR_KEY"`;
}

/** What an assistant's settings file says. VS Code names its list `servers`. */
export function settingsFile(address: string): string {
  const server = { type: "http", url: address, headers: { Authorization: "Bearer YOUR_KEY" } };
  return JSON.stringify({ mcpServers: { [NAME]: server } }, null, INDENT);
}
