import { Download, Keyboard, LogOut, Monitor, Moon, Rows3, Rows4, Sun, Undo2 } from "lucide-react";
import { useSyncExternalStore } from "react";
import { dismissToast, toastStore } from "../../../ui/toast-store.ts";
import { DENSITIES, THEMES, useAppearance, type Density, type Theme } from "../../kit/frame/appearance.ts";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { useExport } from "../../kit/data/use-export.ts";
import { filtersOf, type Filters } from "../../leads/list/filters/filters.ts";
import { exportUrl } from "../../leads/list/page/list-api.ts";
import type { PaletteItem } from "./palette-item.ts";
import { showPalette } from "./palette-state.ts";

const ICON = "text-ink-2 size-4.5 shrink-0";
const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;
const DENSITY_ICONS = { normal: Rows3, compact: Rows4 } as const satisfies Record<Density, unknown>;

const ALL: Filters = { sort: "created" };

/** What can be done with the dashboard itself. */
export function useAppItems(onClose: () => void): PaletteItem[] {
  const undo = useUndoItem(onClose);
  const looks = useLookItems(onClose);
  const { params } = useAdminParams();
  const isList = (params.get("tab") ?? "assessments") === "assessments";
  const url = exportUrl(isList ? filtersOf(params) : ALL);
  const file = useExport(url, "assessments", "export-leads");
  return [
    ...undo,
    {
      id: "export",
      label: isList ? "Export the list as CSV" : "Export all assessments as CSV",
      words: "download file",
      icon: <Download aria-hidden="true" className={ICON} />,
      act: () => {
        onClose();
        file.start();
      },
    },
    ...looks,
    {
      id: "keys",
      label: "Keyboard shortcuts",
      icon: <Keyboard aria-hidden="true" className={ICON} />,
      keys: ["?"],
      act: () => showPalette("keys"),
    },
    {
      id: "logout",
      label: "Logout",
      words: "sign out log",
      icon: <LogOut aria-hidden="true" className={ICON} />,
      act: () => location.assign("/api/logout"),
    },
  ];
}

/** What the last message offered to take back, also after it has gone. */
function useUndoItem(onClose: () => void): PaletteItem[] {
  const last = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const { action } = last ?? {};
  if (!last || action?.label !== "Undo") return [];
  return [
    {
      id: "undo",
      label: "Undo",
      note: [last.title, last.description].filter(Boolean).join(": "),
      words: "take back",
      icon: <Undo2 aria-hidden="true" className={ICON} />,
      act: () => {
        onClose();
        dismissToast(last.id);
        action.onClick();
      },
    },
  ];
}

function useLookItems(onClose: () => void): PaletteItem[] {
  const { theme, density, setTheme, setDensity } = useAppearance();
  const themes = THEMES.filter(({ id }) => id !== theme).map(({ id, label }): PaletteItem => {
    const Icon = THEME_ICONS[id];
    const act = () => {
      onClose();
      setTheme(id);
    };
    return {
      id: `theme-${id}`,
      label: `Theme: ${label}`,
      icon: <Icon aria-hidden="true" className={ICON} />,
      act,
    };
  });
  const densities = DENSITIES.filter(({ id }) => id !== density).map(({ id, label }): PaletteItem => {
    const Icon = DENSITY_ICONS[id];
    const act = () => {
      onClose();
      setDensity(id);
    };
    return {
      id: `density-${id}`,
      label: `Density: ${label}`,
      icon: <Icon aria-hidden="true" className={ICON} />,
      act,
    };
  });
  return [...themes, ...densities];
}
