import { PHONE_FLAG_NAMES } from "#domain/calls/call-consent";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { CopyButton } from "../../data/copy-button.tsx";
import { phoneWords } from "../../calls/phone-words.ts";
import { consentWords } from "../../leads/consent-words.ts";
import { KeyCap } from "../../look/key-cap.tsx";
import { Popover } from "../../look/popover.tsx";
import { Tag } from "../../look/tag.tsx";

type Props = { lead: AssessmentView; phone: string; onChange: () => void };

/** What else there is to a number: how the lead agreed to be called, its copy, and another number in its place. */
export function PhoneMenu({ lead, phone, onChange }: Props) {
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
