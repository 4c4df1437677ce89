import { fittedAnswer } from "#domain/doors/fitted-answer";
import { MCP_INSTRUCTIONS, MCP_TOOLS, mcpToolsFor, type McpToolName } from "#domain/doors/mcp-tools";
import { markedWords } from "#domain/doors/visitors-words";
import { AppError } from "#domain/errors";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { AppContext } from "../../context.ts";
import { appErrorOf } from "../../errors.ts";
import { addNote, moveLead, recordCall } from "./changing-tools.ts";
import type { McpTool } from "./mcp-tool.ts";
import { adsReport, figures, findLeads, getLead, nextCalls } from "./reading-tools.ts";

const TOOLS: Record<McpToolName, McpTool> = {
  find_leads: findLeads,
  get_lead: getLead,
  next_calls: nextCalls,
  figures,
  ads_report: adsReport,
  move_lead: moveLead,
  add_note: addNote,
  record_call: recordCall,
};

/** Answers one message of an assistant (contract 24). Nothing is kept between two: there are no sessions. */
export async function answerMcp(c: AppContext, message: unknown): Promise<Response> {
  // Calls in one message would count as one towards the key's limit.
  if (Array.isArray(message)) throw new AppError("invalid_request", "Send one message at a time.");
  const server = serverFor(c);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const headers = new Headers(c.req.raw.headers);
  // It answers JSON, whatever a client would also take.
  headers.set("accept", "application/json, text/event-stream");
  const request = new Request(c.req.url, { method: "POST", headers });
  return transport.handleRequest(request, { parsedBody: message });
}

/** A server with the tools that the key may use. */
function serverFor(c: AppContext): McpServer {
  const server = new McpServer({ name: "leads", version: "1" }, { instructions: MCP_INSTRUCTIONS });
  for (const name of mcpToolsFor(c.get("apiKey").scopes)) {
    const { scope, text } = MCP_TOOLS[name];
    const { input, run } = TOOLS[name];
    const isReading = scope !== "leads:write";
    server.registerTool(
      name,
      {
        description: text,
        inputSchema: input,
        annotations: { readOnlyHint: isReading, openWorldHint: false },
      },
      async (given: unknown) => {
        try {
          return textResult(fittedAnswer(markedWords(await run(c, given))), false);
        } catch (error) {
          return textResult(refusalOf(error), true);
        }
      },
    );
  }
  return server;
}

function textResult(text: string, isError: boolean): CallToolResult {
  return { content: [{ type: "text", text }], isError };
}

/** As the API says it, in words: an assistant reads them. What nobody foresaw is logged, and not told. */
function refusalOf(error: unknown): string {
  const {
    code,
    message,
    issues = [],
  } = appErrorOf(error instanceof Error ? error : new Error(String(error)));
  const where = issues.map((issue) => `${issue.path}: ${issue.message}`);
  return [`${code}: ${message}`, ...where].join("\n");
}
