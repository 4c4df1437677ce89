import { useEffect, useRef } from "react";
import { useContent } from "../../../../content/use-content.tsx";
import { buttonClass } from "../../../../ui/button-class.ts";
import { forgetHub } from "../hub-data.ts";
import { HubNotice } from "../hub-notice.tsx";

/** Replaces a hub whose visitor has erased their data. */
export function ErasedNote() {
  const { title, text, home } = useContent("hub").privacy.erased;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    forgetHub();
    note.current?.querySelector("h1")?.focus();
  }, []);
  return (
    <div ref={note}>
      <HubNotice title={title} text={text}>
        <a href="/" className={buttonClass({ size: "lg", className: "justify-self-start" })}>
          {home}
        </a>
      </HubNotice>
    </div>
  );
}
