import type { AssessmentView } from "#domain/leads/assessment-view";
import { Mail, MessageSquarePlus, Phone } from "lucide-react";
import { use } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { buttonClass } from "../../../../../ui/button-class.ts";
import { KeyCap } from "../../look/key-cap.tsx";
import type { CallWork } from "../call/use-call-work.ts";
import { SectionsContext } from "../page/use-sections.ts";
import { CallNumber } from "./call-number.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

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
  const { jump } = use(SectionsContext);
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
        <a href={`mailto:${email}`} className={buttonClass({ variant: "outline", className: "lead-way" })}>
          <Mail aria-hidden="true" className="size-4" />
          <span>Write</span>
        </a>
      )}
      <Button variant="outline" className="lead-way" aria-keyshortcuts="N" onClick={() => jump("notes")}>
        <MessageSquarePlus aria-hidden="true" className="size-4" />
        <span>Note</span>
      </Button>
    </div>
  );
}
