import { leadChangeSchema, newApiCallSchema, newNoteSchema } from "#domain/doors/api-requests";
import { about } from "#domain/doors/described";
import * as z from "zod/mini";
import { followedDb } from "../../db.ts";
import { leadSettings } from "../../lead-settings.ts";
import { requireStaffAddress } from "../../staff-act.ts";
import { addLeadNote, changeLead, recordLeadCall } from "../../../doors/change-lead.ts";
import { keyedHash } from "../../../crypto/keyed-hash.ts";
import { keyAct } from "../require-key.ts";
import { mcpTool } from "./mcp-tool.ts";
import { leadIdInput } from "./reading-tools.ts";

const moveInput = z.object({
  leadId: leadIdInput,
  version: about(
    z.optional(z.int()),
    "The lead’s `version` as you read it: nothing is changed if somebody else has changed it since.",
  ),
  change: leadChangeSchema,
});

export const moveLead = mcpTool(moveInput, async (c, { leadId, version = null, change }) => {
  if (typeof change.owner === "string") requireStaffAddress(c, change.owner, "owner");
  const act = { ...keyAct(c, change.by), expected: version };
  return changeLead({ db: followedDb(c), act, settingsOf: leadSettings(c) }, leadId, change);
});

const noteInput = z.extend(newNoteSchema, { leadId: leadIdInput });

export const addNote = mcpTool(noteInput, (c, { leadId, text }) =>
  addLeadNote({ db: followedDb(c), act: keyAct(c) }, leadId, text),
);

/** The call’s own id is ours: a call that is recorded again names another one before it than the first time. */
const callInput = z.extend(z.omit(newApiCallSchema, { callId: true }), { leadId: leadIdInput });

export const recordCall = mcpTool(callInput, (c, { leadId, by, ...made }) => {
  const hashOf = (phone: string) => keyedHash(c.env, "phone", phone);
  const call = { ...made, callId: crypto.randomUUID() };
  return recordLeadCall({ db: followedDb(c), act: keyAct(c, by) }, leadId, call, hashOf);
});
