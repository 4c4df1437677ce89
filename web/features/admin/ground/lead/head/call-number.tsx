import { Phone, PhoneCall } from "lucide-react";
import { buttonClass } from "../../../../../ui/button-class.ts";
import { KeyCap } from "../../look/key-cap.tsx";
import { phoneWords } from "../../calls/phone-words.ts";
import type { CallWork } from "../call/use-call-work.ts";

type Props = { phone: string; work: CallWork; isAdvised: boolean };

/**
 * The number to call. A press dials it, takes a lead of nobody's, and asks what came of the call. It is the one thing to
 * do next, unless something speaks against it or the call is on.
 */
export function CallNumber({ phone, work, isAdvised }: Props) {
  const Icon = work.isOpen ? PhoneCall : Phone;
  return (
    <a
      href={`tel:${phone}`}
      aria-keyshortcuts="C"
      className={buttonClass({
        variant: isAdvised && !work.isOpen ? "primary" : "outline",
        shape: "narrow",
        className: "lead-call h-auto min-h-10 max-w-full min-w-0 grow basis-auto tabular-nums",
      })}
      onClick={work.begin}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {/* Whole at any width: with large text it takes a second line. */}
      <span className="wrap-anywhere">
        Call <bdi>{phoneWords(phone)}</bdi>
      </span>
      <KeyCap isBare>C</KeyCap>
    </a>
  );
}
