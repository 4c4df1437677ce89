import { Download } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { Button } from "../../ui/button.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { MailConsent } from "./mail-consent.tsx";

type HubPrivacyProps = {
  sessionId: string;
  emailConsent: boolean | null;
  onErased: () => void;
};

/** The visitor's own data: to take along, to hear nothing more of, to erase. */
export function HubPrivacy({ sessionId, emailConsent, onErased }: HubPrivacyProps) {
  const [isErasing, setIsErasing] = useState(false);
  return (
    <section aria-labelledby="privacy-heading" className="grid gap-6 print:hidden">
      <h2 id="privacy-heading" className="font-display text-title font-extrabold">
        Your data
      </h2>
      <div className="grid gap-8 lg:grid-cols-2">
        <MailConsent sessionId={sessionId} initial={emailConsent} />
        <div className="grid content-start gap-3">
          <p className="text-base-content/80">
            What you told us is yours. Take a copy along, or have all of it erased.
          </p>
          <div className="flex flex-wrap gap-3">
            <a
              href={`/api/hub/${sessionId}/export`}
              download="my-assessment.json"
              className={buttonClass({ variant: "outline" })}
            >
              <Download aria-hidden="true" className="size-4" />
              Download my data
            </a>
            <Button variant="ghost" onClick={() => setIsErasing(true)}>
              Erase my data
            </Button>
          </div>
        </div>
      </div>
      {isErasing && (
        <EraseDialog sessionId={sessionId} onClose={() => setIsErasing(false)} onErased={onErased} />
      )}
    </section>
  );
}
