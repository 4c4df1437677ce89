import type { Content } from "#domain/content/content";
import { hasContentShape } from "#domain/content/content-shape";
import * as z from "zod/mini";

/** What the editor tells the preview beside it. */
export type ToPreview =
  /** The draft as it is being typed. */
  | { kind: "content"; content: Content }
  | { kind: "open"; path: string }
  /** Shows where a text stands. */
  | { kind: "point"; text: string };

/** What the preview tells the editor around it. */
export type FromPreview =
  | { kind: "ready" }
  /** Somebody pressed a text of the page. */
  | { kind: "pressed"; text: string };

const toPreviewSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("content"), content: z.custom<Content>(hasContentShape) }),
  z.object({ kind: z.literal("open"), path: z.string().check(z.startsWith("/")) }),
  z.object({ kind: z.literal("point"), text: z.string() }),
]);

const fromPreviewSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("pressed"), text: z.string() }),
]);

/** Listens to the window beside ours alone, and to nothing of another origin. Gives what ends it. */
function listenTo<Message>(from: () => unknown, schema: z.ZodMiniType<Message>, hear: (m: Message) => void) {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== from()) return;
    const message = schema.safeParse(data);
    if (message.success) hear(message.data);
  };
  addEventListener("message", onMessage);
  return () => removeEventListener("message", onMessage);
}

export function listenToEditor(hear: (message: ToPreview) => void): () => void {
  return listenTo<ToPreview>(() => window.parent, toPreviewSchema, hear);
}

export function listenToPreview(frame: () => unknown, hear: (message: FromPreview) => void): () => void {
  return listenTo<FromPreview>(frame, fromPreviewSchema, hear);
}
