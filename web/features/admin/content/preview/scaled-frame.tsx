import { useEffect, useRef, useState, type Ref } from "react";

type Props = { title: string; src: string; width: number; ref?: Ref<HTMLIFrameElement> };

/** A frame as wide as the screen that it stands for, made smaller where it has less room. */
export function ScaledFrame({ title, src, width, ref }: Props) {
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
