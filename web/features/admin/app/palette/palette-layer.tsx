import { NextStepDialog } from "../../ground/lead/head/next-step-dialog.tsx";
import { KeyList } from "./key-list.tsx";
import { showPalette, type OpenPalette } from "./palette-state.ts";

const close = () => showPalette(null);

/** What is opened over the dashboard by keys besides the palette: what it asks, or the list of keys. */
export function PaletteLayer({ open }: { open: NonNullable<OpenPalette> }) {
  if (open.kind === "next-step") return <NextStepDialog lead={open.lead} onClose={close} />;
  return <KeyList onClose={close} />;
}
