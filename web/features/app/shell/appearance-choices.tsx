import { Keyboard } from "lucide-react";
import { DENSITIES, THEMES, useAppearance } from "../../kit/frame/appearance.ts";
import { KeyCap } from "../../kit/look/key-cap.tsx";
import { Seg } from "../../kit/look/seg.tsx";
import { showPalette } from "../palette/palette-state.ts";

/** Theme, density and the list of keys. */
export function AppearanceChoices({ onClose }: { onClose: () => void }) {
  const { theme, density, setTheme, setDensity } = useAppearance();
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="text-row font-semibold">Theme</p>
        <Seg label="Theme" choices={THEMES} current={theme} onChange={setTheme} />
      </div>
      <div className="grid gap-1">
        <p className="text-row font-semibold">Density</p>
        <Seg label="Density" choices={DENSITIES} current={density} onChange={setDensity} />
      </div>
      <button
        type="button"
        className="btn btn-ghost btn-sm -mx-1 justify-start pointer-coarse:hidden"
        onClick={() => {
          onClose();
          showPalette("keys");
        }}
      >
        <Keyboard aria-hidden="true" className="size-4" />
        Keyboard shortcuts
        <KeyCap className="ms-auto">?</KeyCap>
      </button>
    </div>
  );
}
