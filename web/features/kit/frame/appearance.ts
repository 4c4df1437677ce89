import { useSyncExternalStore } from "react";

/** Light and dark, by the system unless somebody has chosen. */
export const THEMES = [
  { id: "system", label: "System" },
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
] as const;
export type Theme = (typeof THEMES)[number]["id"];

/** How high a row of a list is. */
export const DENSITIES = [
  { id: "normal", label: "Normal" },
  { id: "compact", label: "Compact" },
] as const;
export type Density = (typeof DENSITIES)[number]["id"];

type Appearance = { theme: Theme; density: Density };

const KEYS = { theme: "admin-theme", density: "admin-density" } as const;
const listeners = new Set<() => void>();
let appearance: Appearance = {
  theme: THEMES.find(({ id }) => id === kept("theme"))?.id ?? "system",
  density: DENSITIES.find(({ id }) => id === kept("density"))?.id ?? "normal",
};

/** How the dashboard looks in this browser, and what changes it. */
export function useAppearance() {
  const { theme, density } = useSyncExternalStore(subscribe, () => appearance);
  return { theme, density, setTheme, setDensity };
}

export function setTheme(theme: Theme): void {
  change({ ...appearance, theme });
}

export function setDensity(density: Density): void {
  change({ ...appearance, density });
}

/** Puts what was chosen on the document, which the stylesheet goes by. */
export function applyAppearance(): void {
  const { theme, density } = appearance;
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["scheme"];
  else dataset["scheme"] = theme;
  if (density === "normal") delete dataset["density"];
  else dataset["density"] = density;
}

function change(next: Appearance): void {
  appearance = next;
  applyAppearance();
  try {
    localStorage.setItem(KEYS.theme, next.theme);
    localStorage.setItem(KEYS.density, next.density);
  } catch {
    // Where nothing may be stored, the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function kept(what: keyof Appearance): string | null {
  try {
    return localStorage.getItem(KEYS[what]);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
