import type { AssessmentView } from "#domain/leads/assessment-view";
import { ArrowUp } from "lucide-react";
import { useRef, useState } from "react";
import { useSettled } from "../../kit/data/use-settled.ts";
import { Chip } from "../../kit/look/chip.tsx";
import { newLeads } from "./desk.ts";
import { useDesk } from "./desk-query.ts";

/** Leads that arrive within this time are announced together. */
const ANNOUNCE_MS = 1_000;

type Props = {
  /** The change that what is below was read at. */
  readAt: number;
  /** Whether a lead belongs below and is not there. */
  isMissing: (lead: AssessmentView) => boolean;
  /** Reads what is below again, with the new leads in it. */
  onShow: () => Promise<unknown>;
};

/**
 * How many leads have arrived in the meantime, for a bar with room at its end. They come in on a press, so that nothing
 * moves while it is read.
 */
export function NewLeadsPill({ readAt, isMissing, onShow }: Props) {
  const count = newLeads(useDesk(), readAt, (lead) => !isMissing(lead)).length;
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const words = count > 0 ? `${count} new ${count === 1 ? "lead" : "leads"}` : "";
  const news = words || (isShown ? "New leads added." : "");
  const announced = useSettled(news, news, ANNOUNCE_MS);
  const show = async () => {
    // The button goes, and the focus must not go with it.
    place.current?.focus({ preventScroll: true });
    await onShow();
    setShown(true);
  };
  return (
    <div ref={place} tabIndex={-1} className="shrink-0 outline-none">
      <p role="status" className="sr-only">
        {announced}
      </p>
      {words && (
        <Chip isNews onClick={() => void show()}>
          <ArrowUp aria-hidden="true" className="size-3.5" />
          {words}
        </Chip>
      )}
    </div>
  );
}
