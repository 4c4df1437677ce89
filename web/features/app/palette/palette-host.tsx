import { Suspense, useEffect } from "react";
import { lazyPage } from "../../../lazy-page.tsx";
import { whenIdle } from "../../../lib/when-idle.ts";
import { loadQuietly } from "../../../load-quietly.ts";
import { useShortcuts } from "../../kit/frame/shortcuts.ts";
import { Palette } from "./palette.tsx";
import { showPalette, useOpenPalette } from "./palette-state.ts";

const rest = lazyPage(async () => (await import("./palette-layer.tsx")).PaletteLayer);

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
  // The list comes before it.
  useEffect(() => whenIdle(() => void loadQuietly(rest.load)), []);
  // Loaded with the frame: what is typed right after its key is meant for it.
  if (open?.kind === "palette") return <Palette lead={open.lead} />;
  return (
    open && (
      <Suspense>
        <rest.Page open={open} />
      </Suspense>
    )
  );
}

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
