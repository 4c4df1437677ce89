import { useEffect, useRef } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import { forgetHub } from "../hub-data.ts";
import { HubNotice } from "../hub-notice.tsx";

/** Replaces a hub whose visitor has erased their data. */
export function ErasedNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    forgetHub();
    note.current?.querySelector("h1")?.focus();
  }, []);
  return (
    <div ref={note}>
      <HubNotice title="Your data has been erased" text="Your assessment is gone from our records.">
        <a href="/" className={buttonClass({ size: "lg", className: "justify-self-start" })}>
          Back to Home
        </a>
      </HubNotice>
    </div>
  );
}
