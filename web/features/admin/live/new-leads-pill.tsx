import { ArrowUp } from "lucide-react";
import { useRef, useState } from "react";

type Props = {
  count: number;
  /** Reads what is below again, with the new leads in it. */
  onShow: () => Promise<unknown>;
};

/** How many leads have arrived in the meantime. They come in on a press, so that nothing moves while it is read. */
export function NewLeadsPill({ count, onShow }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const words = `${count} new ${count === 1 ? "lead" : "leads"}`;
  const show = async () => {
    // The button goes, and the focus must not go with it.
    place.current?.focus({ preventScroll: true });
    await onShow();
    setShown(true);
  };
  return (
    // It lies over what is read, and takes no room of its own.
    <div
      ref={place}
      tabIndex={-1}
      className="pointer-events-none sticky top-12 z-10 mb-0 flex h-0 justify-center outline-none"
    >
      <p role="status" className="sr-only">
        {count > 0 && words}
        {count === 0 && isShown && "The new leads are in."}
      </p>
      {count > 0 && (
        <button
          type="button"
          className="btn btn-sm btn-primary pointer-events-auto -translate-y-[calc(50%+0.75rem)] rounded-full shadow-md"
          onClick={() => void show()}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {words}
        </button>
      )}
    </div>
  );
}
