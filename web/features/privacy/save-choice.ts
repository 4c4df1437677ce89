import { saveAdConsent } from "../../lib/visit/consent.ts";
import { privacyStore } from "./privacy-store.ts";

/** Stores the decision with the visitor's assessment; if that fails, a bar says so. */
export async function saveChoice(): Promise<void> {
  try {
    await saveAdConsent();
    privacyStore.change({ problem: null });
  } catch (error) {
    privacyStore.change({ problem: { error } });
  }
}
