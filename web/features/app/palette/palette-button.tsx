import { Search } from "lucide-react";
import { KeyCap } from "../../kit/look/key-cap.tsx";
import { showPalette } from "./palette-state.ts";

/** Opens the palette, as does Ctrl/Cmd+K anywhere. */
export function PaletteButton({ onPress }: { onPress?: () => void }) {
  return (
    <button
      type="button"
      className="border-line-2 bg-sheet text-ink-2 text-row hover:bg-hover flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-lg border px-2 pointer-coarse:min-h-11"
      onClick={() => {
        onPress?.();
        showPalette("palette");
      }}
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      Go to…
      <KeyCap className="ms-auto">Ctrl K</KeyCap>
    </button>
  );
}
