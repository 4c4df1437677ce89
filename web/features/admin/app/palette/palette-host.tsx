import { useEffect } from "react";
import { useShortcuts } from "../../ground/frame/shortcuts.ts";
import { NextStepDialog } from "../../ground/lead/head/next-step-dialog.tsx";
import { KeyList } from "./key-list.tsx";
import { Palette } from "./palette.tsx";
import { showPalette, useOpenPalette } from "./palette-state.ts";

/** Shows the palette, which Ctrl/Cmd+K opens anywhere, and the list of keys, which `?` opens. */
export function PaletteHost() {
  const open = useOpenPalette();
  useShortcuts({ "?": () => showPalette("keys") });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) showPalette("palette");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => () => showPalette(null), []);
  if (open?.kind === "palette") return <Palette lead={open.lead} />;
  if (open?.kind === "next-step")
    return <NextStepDialog lead={open.lead} onClose={() => showPalette(null)} />;
  return open?.kind === "keys" ? <KeyList onClose={() => showPalette(null)} /> : null;
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
