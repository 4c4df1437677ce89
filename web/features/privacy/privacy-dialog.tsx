import { useEffect } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { decide } from "./decide.ts";
import { privacyStore } from "./privacy-store.ts";
import { startPrivacy } from "./start-privacy.ts";
import { usePrivacy } from "./use-privacy.ts";

/** 'Your privacy choices': view and change the decision on ads at any time. */
export function PrivacyDialog() {
  const { isGranted, isRefusedByBrowser, isMeasured } = usePrivacy();
  // Not every page has already asked the server which rules apply to this visitor.
  useEffect(startPrivacy, []);
  return (
    <Dialog
      title="Your privacy choices"
      onClose={() => privacyStore.change({ isDialogOpen: false })}
      description="We can tell Meta when one of our ads led to a visit, a finished assessment, a booking or a sale. That shows us which ads work. It uses cookies and may count as sharing personal information for advertising."
      actions={
        <>
          <button type="button" className="btn btn-outline" onClick={() => decide(false)}>
            Do not share
          </button>
          <button
            type="button"
            className="btn btn-outline"
            disabled={isRefusedByBrowser}
            onClick={() => decide(true)}
          >
            Allow ad measurement
          </button>
        </>
      }
    >
      <p>
        {isMeasured ? (
          <>
            Right now, ad measurement is{" "}
            <strong>{isGranted && !isRefusedByBrowser ? "allowed" : "not allowed"}</strong>.
          </>
        ) : (
          <>
            Right now, <strong>nothing is measured here</strong>. We keep your choice in case that changes.
          </>
        )}
        {isRefusedByBrowser && " Your browser sends the Global Privacy Control signal, and we honor it."}
      </p>
      <p className="text-base-content/75 text-sm">
        In your strategy hub, you can download or erase everything we store about your assessment.
      </p>
    </Dialog>
  );
}
