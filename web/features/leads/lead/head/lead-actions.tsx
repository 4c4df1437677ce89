import { PHONE_FLAG_NAMES } from "#domain/calls/call-consent";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { Mail, MessageSquarePlus, Phone, PhoneCall, ChevronDown } from "lucide-react";
import { use, useRef, useState } from "react";
import { buttonClass } from "../../../../ui/button-class.ts";
import { Button } from "../../../../ui/button.tsx";
import { phoneWords } from "../../../calls/acts/call-words.ts";
import { CopyButton } from "../../../kit/data/copy-button.tsx";
import { consentWords } from "../../basics/consent-words.ts";
import { KeyCap } from "../../../kit/look/key-cap.tsx";
import { Popover } from "../../../kit/look/popover.tsx";
import { Tag } from "../../../kit/look/tag.tsx";
import { FinishLinkButton } from "./finish-link-button.tsx";
import type { CallWork } from "../call/use-call-work.ts";
import { SectionsContext } from "../page/use-sections.ts";

type Props = {
  lead: AssessmentView;
  work: CallWork;
  /** Whether nothing speaks against a call now. */
  isAdvised: boolean;
  onNumber: () => void;
  className: string;
};

/** The ways to the lead: the call first, then a mail, then a note for oneself. */
export function LeadActions({ lead, work, isAdvised, onNumber, className }: Props) {
  const { jump, write } = use(SectionsContext);
  const { phone, email } = lead;
  return (
    <div className={`flex min-w-0 flex-wrap items-center gap-2 print:hidden ${className}`}>
      {phone === null ? (
        <Button variant="outline" className="grow basis-32" aria-keyshortcuts="P" onClick={onNumber}>
          <Phone aria-hidden="true" className="size-4" />
          Add a number
          <KeyCap>P</KeyCap>
        </Button>
      ) : (
        <>
          <CallNumber phone={phone} work={work} isAdvised={isAdvised} />
          <PhoneMenu lead={lead} phone={phone} onChange={onNumber} />
        </>
      )}
      {email !== null && (
        <Button variant="outline" className="lead-way" onClick={write}>
          <Mail aria-hidden="true" className="size-4" />
          <span>Write</span>
        </Button>
      )}
      <Button variant="outline" className="lead-way" aria-keyshortcuts="N" onClick={() => jump("notes")}>
        <MessageSquarePlus aria-hidden="true" className="size-4" />
        <span>Note</span>
      </Button>
      <FinishLinkButton lead={lead} />
    </div>
  );
}

type CallNumberProps = { phone: string; work: CallWork; isAdvised: boolean };

/**
 * The number to call. A press dials it, takes a lead of nobody's, and asks what came of the call. It is the one thing to
 * do next, unless something speaks against it or the call is on.
 */
function CallNumber({ phone, work, isAdvised }: CallNumberProps) {
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

type PhoneMenuProps = { lead: AssessmentView; phone: string; onChange: () => void };

/** What else there is to a number: how the lead agreed to be called, its copy, and another number in its place. */
function PhoneMenu({ lead, phone, onChange }: PhoneMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="More about the number"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="btn btn-outline btn-square"
        onClick={() => setOpen(true)}
      >
        <ChevronDown aria-hidden="true" className="size-4" />
      </button>
      {isOpen && (
        <Popover anchor={button} label="The number" className="w-72 p-3" onClose={close}>
          <p className="flex items-center gap-2 font-semibold tabular-nums">
            <bdi>{phoneWords(phone)}</bdi>
            <CopyButton text={phone} what="number" />
          </p>
          <p className="text-row text-ink-2 mb-3">{consentWords(lead) ?? "Has not agreed to be called"}</p>
          {lead.phoneFlag && <Tag tone="bad">{PHONE_FLAG_NAMES[lead.phoneFlag]}</Tag>}
          <button
            type="button"
            aria-keyshortcuts="P"
            className="btn btn-sm btn-outline mt-1 w-full justify-between"
            onClick={() => {
              close();
              onChange();
            }}
          >
            Change the number
            <KeyCap>P</KeyCap>
          </button>
        </Popover>
      )}
    </>
  );
}
