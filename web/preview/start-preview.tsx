import "./preview.css";
import { completeQuizAnswersSchema } from "#domain/funnel/answers/answer-schemas";
import { fromQuizAnswers, type Answers } from "#domain/funnel/answers/answers";
import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import type { Content } from "#domain/content/content";
import type { KeptTimes } from "#domain/content/kept-times";
import { visitorContent } from "#domain/content/unseen";
import { firstQuestion } from "#domain/funnel/interview/interview-questions";
import { interviewWords } from "#domain/funnel/interview/interview-words";
import { hubSessionOf } from "#domain/page-paths";
import { scoreAssessment, type ScoringConfig } from "#domain/offers/scoring/scoring";
import { isoText } from "#domain/time/iso-text";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import * as z from "zod/mini";
import { goBy } from "../lib/go-to.ts";
import { PREVIEW_ANSWERS, previewedHub } from "../lib/preview-hubs.ts";
import { serverNow } from "../lib/server-clock.ts";
import { loadPage } from "../router.tsx";
import { keepWithin, PreviewApp } from "./preview-app.tsx";
import { steps } from "./steps.ts";

/** Makes the page that the address names from the draft that the document brought. */
export async function startPreview(root: HTMLElement): Promise<void> {
  const { content, scoring, keptTimes, hubHours } = given();
  closeWindow(previewServer({ content, scoring, hubHours }, fetch));
  goBy(steps.go);
  // Marks a visitor who has been here before: the preview has none.
  delete document.documentElement.dataset["returning"];
  keepWithin();
  if (window.parent !== window) leaveFocus();
  const base = previewBase();
  await loadPage(location.pathname.slice(base.length) || "/");
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={base}>
        <PreviewApp draft={content} keptTimes={keptTimes} />
      </BrowserRouter>
    </StrictMode>,
  );
}

/** Leaves the focus with the document that has it: beside the editor, a page that is drawn takes it from nobody's field. */
function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  Object.defineProperty(HTMLElement.prototype, "focus", {
    configurable: true,
    writable: true,
    value(this: HTMLElement, options?: FocusOptions): void {
      if (document.hasFocus()) focus.call(this, options);
    },
  });
}

/** What the document of a preview brings along: the draft with its placeholders, the rules in force, and the settings. */
type Given = { content: Content; scoring: ScoringConfig; keptTimes: KeptTimes; hubHours: number };

/** Our own server's, in the shape that it has. */
function given(): Given {
  const brought: Given = JSON.parse(document.getElementById("page-content")?.textContent ?? "null");
  return brought;
}

/** `/preview/{token}`, below which the pages stand as they do below `/`. */
function previewBase(): string {
  return location.pathname.split("/").slice(0, 3).join("/");
}

/**
 * Closes the window before anything of a page runs: what it stores stays in the memory of its tab, what it sends is
 * answered by `server`, and nothing else leaves it (contract 21).
 */
function closeWindow(server: typeof fetch): void {
  const own = { configurable: true, writable: false };
  Object.defineProperty(window, "localStorage", { ...own, value: memoryStorage() });
  Object.defineProperty(window, "sessionStorage", { ...own, value: memoryStorage() });
  Object.defineProperty(window, "fetch", { ...own, value: server });
  Object.defineProperty(navigator, "sendBeacon", { ...own, value: () => true });
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const HOUR_MS = 3_600_000;
const OFFER = /^\/api\/tier-configs\/\d+$/;
const SAYS =
  "This is a preview, so I only show how a chat begins. On your site I’d go on from here, one question at a time.";

const bodySchema = z.object({
  sessionId: z.optional(z.string()),
  answers: z.optional(z.unknown()),
  name: z.optional(z.string()),
  businessUrl: z.optional(z.string()),
  message: z.optional(z.string()),
});

type Told = { answers: Answers; name: string; businessUrl: string };

/** Answers a page's calls in the tab's memory: it scores by the rules in force, and stores and sends nothing. */
function previewServer(
  { content, scoring, hubHours }: Omit<Given, "keptTimes">,
  network: typeof fetch,
): typeof fetch {
  const question = firstQuestion(interviewWords(visitorContent(content)));
  let hub = hubOf(SAMPLE_VISITOR);
  function hubOf(told: Told) {
    const { offerTier, score, leadScore } = scoreAssessment(told.answers, scoring);
    return { ...told, offerTier, score, leadScore, hubExpiresAt: isoText(serverNow() + hubHours * HOUR_MS) };
  }
  /** The hub of what was just answered, or nobody's with the plan and program that its address asks for. */
  function hubAt(pathname: string) {
    const asked = previewedHub(hubSessionOf(pathname));
    if (!asked?.plan && !asked?.tier) return hub;
    const answers = asked.plan ? PREVIEW_ANSWERS[asked.plan] : hub.answers;
    const nobodys = hubOf({ ...SAMPLE_VISITOR, answers });
    return { ...nobodys, offerTier: asked.tier ?? nobodys.offerTier };
  }
  function submitted(body: z.infer<typeof bodySchema>) {
    const answers = completeQuizAnswersSchema.safeParse(body.answers);
    const { name = SAMPLE_VISITOR.name, businessUrl = SAMPLE_VISITOR.businessUrl } = body;
    if (answers.success) hub = hubOf({ answers: fromQuizAnswers(answers.data), name, businessUrl });
    const { offerTier, score, leadScore, hubExpiresAt } = hub;
    return { ok: true, sessionId: body.sessionId, offerTier, score, leadScore, hubExpiresAt };
  }
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    // What an offer says is public, and being read leaves no trace.
    if (OFFER.test(pathname)) return network(pathname);
    const sent = bodySchema.safeParse(jsonOf(init?.body));
    const body = sent.success ? sent.data : {};
    if (pathname === "/api/assessment/submit") return Response.json(submitted(body));
    if (pathname === "/api/chat/init") return Response.json(begun([body.message ?? "", question]));
    if (pathname === "/api/chat/message") return reply(SAYS);
    if (pathname.startsWith("/api/hub/"))
      return Response.json({
        ...hubAt(pathname.replace(/^\/api/, "")),
        promoText: null,
        promoDiscount: null,
      });
    return Response.json(ANSWERS[pathname] ?? { ok: true, ...QUIET });
  };
}

/** What a call that only tells something is answered with: nobody is asked, called, booked or known. */
const QUIET = {
  messageCount: 0,
  isNearLimit: false,
  isAtLimit: false,
  collected: {},
  progress: 0,
  sources: {},
  asked: false,
  call: null,
  state: "none",
  phone: null,
  usualMinutes: null,
  nextOpening: null,
};

const ANSWERS: Record<string, object> = {
  "/api/config": { metaPixelId: null, bookingUrl: null, consentMode: "opt-out", gpc: false },
};

/** A chat that has begun with this greeting. */
function begun(said: readonly string[]) {
  return {
    ok: true,
    messageCount: 0,
    messages: said.map((content) => ({ role: "assistant", content })),
    collected: {},
    progress: 0,
    completed: false,
  };
}

function reply(text: string): Response {
  const events = [{ content: text }, { done: true, messageCount: 1 }];
  const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  return new Response(lines, { headers: { "Content-Type": "text/event-stream" } });
}

function jsonOf(body: unknown): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
