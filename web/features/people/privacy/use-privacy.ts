import { useSyncExternalStore } from "react";
import { NOTHING_KNOWN, privacyStore, type PrivacyState } from "./privacy-store.ts";

export function usePrivacy(): PrivacyState {
  return useSyncExternalStore(privacyStore.subscribe, privacyStore.current, () => NOTHING_KNOWN);
}
