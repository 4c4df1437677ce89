import { useEffect } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { WithPart } from "../../../content/with-part.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { privacyStore } from "./privacy-store.ts";
import { decide } from "./save-choice.ts";
import { startPrivacy } from "./start-privacy.ts";
import { usePrivacy } from "./use-privacy.ts";

/** 'Your privacy choices': view and change the decision on ads at any time. */
export function PrivacyDialog() {
  const { choices: title } = useContent("frame");
  const words = useContent("privacy").choices;
  const { isGranted, isRefusedByBrowser, isMeasured } = usePrivacy();
  // Not every page has already asked the server which rules apply to this visitor.
  useEffect(startPrivacy, []);
  const isAllowed = isGranted && !isRefusedByBrowser;
  const choice = isMeasured ? words[isAllowed ? "allowed" : "refused"] : words.nothing;
  return (
    <Dialog
      title={title}
      onClose={() => privacyStore.change({ isDialogOpen: false })}
      description={words.text}
      actions={
        <>
          <button type="button" className="btn btn-outline" onClick={() => decide(false)}>
            {words.refuse}
          </button>
          <button
            type="button"
            className="btn btn-outline"
            disabled={isRefusedByBrowser}
            onClick={() => decide(true)}
          >
            {words.allow}
          </button>
        </>
      }
    >
      <p>
        <WithPart text={isMeasured ? words.now : words.unmeasured} name="choice">
          <strong>{choice}</strong>
        </WithPart>
        {isRefusedByBrowser && ` ${words.signal}`}
      </p>
      <p className="text-base-content/75 text-sm">{words.own}</p>
    </Dialog>
  );
}
