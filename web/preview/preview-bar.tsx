import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { serverNow } from "../lib/server-clock.ts";
import { endText } from "./end-text.ts";

export type BarProps = {
  /** When the preview ends, as ISO text. */
  endsAt: string;
  /** Whether whoever looks at it may edit it. */
  hasEditor: boolean;
};

const MINUTE_MS = 60_000;
const EDITOR_PATH = "/admin?tab=content";

/** Whether a link is the bar's own, which leads out of the preview. */
export const isBars = (link: Element) => link.closest(".preview-bar") !== null;

/** Says on every page of a preview that it is one, below the page, which leaves the bar its room. */
export function PreviewBar({ endsAt, hasEditor }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  useRoom(bar);
  const now = useMinute();
  return (
    <aside ref={bar} aria-label="Preview" className="preview-bar">
      <p>
        <strong>Preview</strong> · {endText(Date.parse(endsAt), now)}
      </p>
      {hasEditor && (
        <a href={EDITOR_PATH} aria-label="Back to the editor">
          <ArrowLeft aria-hidden="true" />
          <span className="max-sm:hidden">Back to the editor</span>
          <span className="sm:hidden">Editor</span>
        </a>
      )}
    </aside>
  );
}

/** Tells the pages' style sheets how high the bar is (`--preview-bar`): larger text takes more lines. */
function useRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const measuring = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      document.documentElement.style.setProperty("--preview-bar", `${height}px`);
    });
    if (bar.current) measuring.observe(bar.current);
    return () => measuring.disconnect();
  }, [bar]);
}

/** The time, by the minute. */
function useMinute(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
