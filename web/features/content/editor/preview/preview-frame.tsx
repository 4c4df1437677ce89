import type { Content } from "#domain/content/content";
import { valueAt } from "#domain/content/merged";
import { readable } from "#domain/content/page-content";
import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type Ref } from "react";
import { listenToPreview, type ToPreview } from "../../../../lib/preview-messages.ts";
import type { Shown } from "../funnel-pages.ts";

type Props = {
  /** `/preview/{token}` */
  base: string;
  document: Content;
  /** The version of the draft that the server has: what it renders by itself is fetched again then. */
  version: number;
  shown: Shown;
  /** The text that somebody is at. */
  at: { path: string; asked: number } | null;
  /** Leads to the field of a text. */
  onPressed: (text: string) => void;
};

/** The funnel as visitors would see it, as it is being typed. */
export function PreviewFrame({ base, document, version, shown, at, onPressed }: Props) {
  const [isWide, setWide] = useState(false);
  const isMail = shown.kind === "mail";
  const sizes = (
    <div role="group" aria-label="Preview as" className="ms-auto flex gap-1">
      <SizeButton label="Phone" isOn={!isWide} onPress={() => setWide(false)} Icon={Smartphone} />
      <SizeButton label="Desktop" isOn={isWide} onPress={() => setWide(true)} Icon={Monitor} />
    </div>
  );
  return (
    <section aria-label="Preview" className="flex h-full min-h-0 min-w-0 flex-col gap-2">
      <div className="flex min-h-8 items-center gap-2">
        <p className="text-row text-ink-2 min-w-0">
          {isMail ? "As it arrives. Updates with each save." : "As visitors see it."}
          {!isMail && " Click any text to edit it."}
        </p>
        {sizes}
      </div>
      {isMail ? (
        <ScaledFrame
          key={shown.name}
          title="Preview of the email"
          src={`${base}/mails/${shown.name}?draft=${version}`}
          width={isWide ? 760 : 390}
        />
      ) : (
        <PagePreview {...{ base, document, shown, at, onPressed, isWide }} />
      )}
    </section>
  );
}

type PageProps = Pick<Props, "base" | "document" | "at" | "onPressed"> & {
  shown: Extract<Shown, { kind: "page" }>;
  isWide: boolean;
};

function PagePreview({ base, document, shown, at, onPressed, isWide }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [first] = useState(shown.path);
  const send = (message: ToPreview) => {
    if (isReady) frame.current?.contentWindow?.postMessage(message, location.origin);
  };
  const heard = useEffectEvent((text: string) => onPressed(text));
  useEffect(
    () =>
      listenToPreview(
        () => frame.current?.contentWindow,
        (message) => (message.kind === "ready" ? setReady(true) : heard(message.text)),
      ),
    [],
  );
  const tellContent = useEffectEvent(() => send({ kind: "content", content: document }));
  useEffect(() => {
    const next = requestAnimationFrame(() => tellContent());
    return () => cancelAnimationFrame(next);
  }, [document, isReady]);
  const tellPage = useEffectEvent(() => send({ kind: "open", path: shown.path }));
  useEffect(() => tellPage(), [shown.path, isReady]);
  const tellPlace = useEffectEvent(() => {
    const text = at && valueAt(readable(document), at.path);
    if (typeof text === "string" && text !== "") send({ kind: "point", text });
  });
  useEffect(() => tellPlace(), [at?.asked, at?.path, isReady]);
  return (
    <ScaledFrame ref={frame} title="Preview of the page" src={base + first} width={isWide ? 1280 : 390} />
  );
}

type SizeProps = { label: string; isOn: boolean; onPress: () => void; Icon: typeof Monitor };

function SizeButton({ label, isOn, onPress, Icon }: SizeProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
      className={`grid size-8 cursor-pointer place-items-center rounded-md pointer-coarse:size-11 ${isOn ? "bg-picked text-ink" : "text-ink-3 hover:bg-hover"}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

type ScaledFrameProps = { title: string; src: string; width: number; ref?: Ref<HTMLIFrameElement> };

/** A frame as wide as the screen that it stands for, made smaller where it has less room. */
function ScaledFrame({ title, src, width, ref }: ScaledFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  return (
    <div ref={room} className="bg-sunk border-line relative min-h-0 grow overflow-hidden rounded-xl border">
      {/* Our own pages, under a policy of their own. A sandbox with scripts and our origin would keep nothing in. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={ref}
        title={title}
        src={src}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - width) / 2),
        }}
        className="absolute top-0 origin-top-left bg-white"
      />
    </div>
  );
}
