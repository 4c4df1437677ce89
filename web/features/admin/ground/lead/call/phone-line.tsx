import type { AssessmentView } from "#domain/leads/assessment-view";
import { Copy, Phone } from "lucide-react";
import { buttonClass } from "../../../../../ui/button-class.ts";
import { Button } from "../../../../../ui/button.tsx";
import { showToast } from "../../../../../ui/toast.tsx";
import { phoneWords } from "../../calls/phone-words.ts";
import type { Claim } from "./use-claim.ts";

type Props = { lead: AssessmentView; claim: Claim; onTakeOver: () => void };

/** The number to call. Calling it takes a lead of nobody's. */
export function PhoneLine({ lead, claim, onTakeOver }: Props) {
  const { phone } = lead;
  if (phone === null) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-base-content/75">No number</p>
        <ClaimButton claim={claim} words="I’ll take it" onTakeOver={onTakeOver} />
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <a
        href={`tel:${phone}`}
        className={buttonClass({
          className: "min-w-0 grow px-3 text-base tabular-nums lg:grow-0 lg:px-4 lg:text-lg",
        })}
        onClick={() => {
          if (!claim.isMine && !claim.taken) claim.claim();
        }}
      >
        <Phone aria-hidden="true" className="size-5" />
        <span className="sr-only">Call</span> {phoneWords(phone)}
      </a>
      <button
        type="button"
        aria-label="Copy the number"
        title="Copy the number"
        className="btn btn-square bg-base-100 border-base-300"
        onClick={() => void copy(phone)}
      >
        <Copy aria-hidden="true" className="size-4" />
      </button>
      <ClaimButton claim={claim} words="I’ll call" onTakeOver={onTakeOver} />
    </div>
  );
}

type ClaimButtonProps = { claim: Claim; words: string; onTakeOver: () => void };

function ClaimButton({ claim, words, onTakeOver }: ClaimButtonProps) {
  if (claim.isMine) {
    return (
      <Button variant="ghost" className="max-lg:px-3" isBusy={claim.isBusy} onClick={claim.giveBack}>
        Give back
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      className={claim.taken ? "max-lg:hidden" : "max-lg:px-3"}
      isBusy={claim.isBusy}
      onClick={claim.taken ? onTakeOver : claim.claim}
    >
      {claim.taken ? "Take over…" : words}
      <kbd aria-hidden="true" className="kbd kbd-xs hidden pointer-fine:inline-flex">
        C
      </kbd>
    </Button>
  );
}

async function copy(phone: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(phone).then(
    () => true,
    () => false,
  );
  showToast(isCopied ? { title: "Number copied" } : { title: phone, description: "Please copy it by hand." });
}
