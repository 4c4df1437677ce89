import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useShortcuts } from "../../ground/frame/shortcuts.ts";
import { KeyList } from "./key-list.tsx";
import { Palette } from "./palette.tsx";

/** Opens the palette, as does Ctrl/Cmd+K anywhere; `?` opens the list of shortcuts. */
export function PaletteButton() {
  const [opened, setOpened] = useState<"palette" | "keys" | null>(null);
  useShortcuts({ "?": () => setOpened("keys") });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) setOpened("palette");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        className="btn btn-sm max-sm:btn-square max-sm:min-w-11"
        onClick={() => setOpened("palette")}
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Go to…</span>
        <kbd aria-hidden="true" className="kbd kbd-xs hidden sm:pointer-fine:inline-flex">
          Ctrl K
        </kbd>
      </button>
      {opened === "palette" && <Palette onKeys={() => setOpened("keys")} onClose={close} />}
      {opened === "keys" && <KeyList onClose={close} />}
    </>
  );
}
