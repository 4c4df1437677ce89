import { toQuizAnswers } from "#domain/funnel/answers/answers";
import { SAMPLE_VISITOR } from "#domain/funnel/answers/sample-visitor";
import type { Content } from "#domain/content/content";
import { placeholdersIn } from "#domain/content/filled";
import type { KeptTimes } from "#domain/content/kept-times";
import { withKeptTimes } from "#domain/content/page-content";
import { visitorContent } from "#domain/content/unseen";
import type { Look } from "#domain/content/parts/look";
import { pageNameAt } from "#domain/page-paths";
import { useEffect, useEffectEvent, useState, useLayoutEffect, Component, type ReactNode } from "react";
import { pageDress } from "../content/look/page-dress.ts";
import { GivenContent } from "../content/use-content.tsx";
import { begunQuiz } from "../lib/begun-quiz.ts";
import { useLocation, useNavigate } from "../lib/page-location.tsx";
import { listenToEditor, type FromPreview } from "../lib/preview-messages.ts";
import { Router } from "../router.tsx";
import { isBars } from "./preview-bar.tsx";
import { steps } from "./steps.ts";

const MARK = "data-pointed-at";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The page, or why there is none: a text that is being typed may not be one yet that a page can show. */
class ShownPage extends Component<{ of: unknown; children: ReactNode }, { failed: unknown }> {
  override state: { failed: unknown } = { failed: null };

  override componentDidCatch(): void {
    this.setState({ failed: this.props.of });
  }

  static getDerivedStateFromError(): { failed: unknown } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null || (failed !== true && failed !== this.props.of)) return this.props.children;
    return (
      <p role="status" className="m-8 text-center font-semibold">
        This page can’t be shown with these texts.
      </p>
    );
  }
}

/** What the page wears as it is being chosen. Scripts may make a sheet where the policy lets no style be written. */
const sheet = new CSSStyleSheet();

/** Every question is answered, so that each may be shown. */
const BEGUN = {
  sessionId: "00000000-0000-4000-8000-000000000000",
  draft: toQuizAnswers(SAMPLE_VISITOR.answers),
};

const isBeside = window.parent !== window;

type Props = {
  draft: Content;
  keptTimes: KeptTimes;
  /** What is typed in the editor, for what answers the pages. */
  onChange: (draft: Content) => void;
};

/** The visitor's pages with a draft, which follows the editor where it stands beside one. */
export function PreviewApp({ draft, keptTimes, onChange }: Props) {
  const [content, setContent] = useState(draft);
  const [isBegun, setBegun] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const texts = withKeptTimes(visitorContent(content), keptTimes);
  useDress(content.look);
  const title = texts.pages[pageNameAt(pathname) ?? "notFound"].title;
  useEffect(() => {
    document.title = `Preview: ${title}`;
  }, [title]);
  useEffect(() => steps.listen((path) => navigate(path)), [navigate]);
  const heard = useEffectEvent((typed: Content) => {
    onChange(typed);
    setContent(typed);
  });
  useEffect(() => {
    if (!isBeside) return;
    const stop = listenToEditor((message) => {
      if (message.kind === "content") heard(message.content);
      if (message.kind === "open") {
        const isWithin = message.path.includes("#");
        begunQuiz.change(isWithin ? BEGUN : null);
        setBegun(isWithin);
        navigate(message.path, { replace: true });
      }
      // Once what was said with it is drawn.
      if (message.kind === "point") setTimeout(() => pointAt(message.text), 50);
    });
    tell({ kind: "ready" });
    return stop;
  }, [navigate]);
  return (
    <GivenContent value={texts}>
      <ShownPage of={content}>
        <Router key={isBegun ? "begun" : "fresh"} />
      </ShownPage>
    </GivenContent>
  );
}

function tell(message: FromPreview): void {
  window.parent.postMessage(message, location.origin);
}

/** Links stay within the preview. What lies elsewhere opens beside it; a press on a text leads to its field. */
export function keepWithin(): void {
  document.addEventListener(
    "click",
    (event) => {
      if (isBeside && !isActing(event.target)) tell({ kind: "pressed", text: textAt(event) });
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || isBars(link)) return;
      if (link.getAttribute("href")?.startsWith("#")) return;
      if (/^(?:mailto|tel):/.test(link.protocol)) return event.preventDefault();
      const isOwn = link.origin === location.origin;
      // The app's own links say themselves where they lead.
      if (isOwn && link.pathname.startsWith("/preview/")) return;
      event.preventDefault();
      if (isOwn) steps.go(link.pathname + link.search + link.hash);
      else window.open(link.href, "_blank", "noopener,noreferrer");
    },
    { capture: true },
  );
}

/** Buttons and fields do what they do for visitors, so that a quiz or a chat can be tried beside the editor. */
function isActing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, input, textarea, select") !== null;
}

function useDress(look: Look): void {
  const style = pageDress(look)?.style ?? "";
  useLayoutEffect(() => {
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    // What the document came in.
    document.getElementById("brand")?.remove();
  }, [style]);
}

/** Scrolls to the element that shows a text, and marks it for a moment. Does nothing where it is not shown. */
function pointAt(text: string): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  const found = elementWith(longestPart(text));
  if (!found) return;
  found.setAttribute(MARK, "");
  found.scrollIntoView({ block: "center", behavior: isStill() ? "instant" : "smooth" });
}

/** What stands between the placeholders that only the page fills in. */
function longestPart(text: string): string {
  const parts = placeholdersIn(text).length > 0 ? text.split(/\{\w+\}/) : [text];
  return parts.map(plain).toSorted((a, b) => b.length - a.length)[0] ?? "";
}

function elementWith(text: string): Element | null {
  if (text === "") return null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let near: Element | null = null;
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement || parentElement.closest("script, style, [hidden]")) continue;
    const shown = plain(textContent ?? "");
    if (shown === text) return parentElement;
    if (shown.includes(text)) near ??= parentElement;
  }
  return near;
}

/** The text of the page at a press; empty if there is none. */
function textAt(event: MouseEvent): string {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return "";
  const own = [...target.childNodes].find((node) => node instanceof Text && plain(node.data) !== "");
  return plain(own?.textContent ?? target.textContent ?? "").slice(0, 2000);
}
