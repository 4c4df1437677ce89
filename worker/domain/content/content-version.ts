import * as z from "zod/mini";
import { paragraphs } from "../text.ts";
import type { Content } from "./content.ts";

/** `superseded`: it was live until another was published. */
export const CONTENT_STATUSES = ["draft", "published", "superseded"] as const;

/** The draft as staff edit it. A write names its `version` in `If-Match`; the document may be unfinished. */
export type ContentDraft = { version: number; document: Content };

/** What visitors read. */
export type LiveContent = { number: number; document: Content };

/** A version in the history: who published it, when (ISO time) and why, and the number that it was made from. */
export type ContentVersion = {
  number: number;
  isLive: boolean;
  by: string;
  at: string;
  note: string;
  basedOn: number;
};

/** What replaces a draft other than typing. */
export const REPLACED_BY = ["import", "restore", "conflict"] as const;
export type ReplacedBy = (typeof REPLACED_BY)[number];

/** A draft that was replaced: who saved it last, and when; and what replaced it when (ISO times). */
export type KeptDraft = { id: number; by: string; at: string; replacedBy: ReplacedBy; replacedAt: string };

/** How many replaced drafts are kept. */
export const DRAFTS_KEPT = 20;

/** A valid preview link: who made it, when, and until when it is valid (ISO times). */
export type PreviewLink = { id: string; by: string; at: string; endsAt: string };

/** Why a version was published. */
export const publishSchema = z.object({ note: paragraphs(500) });
