import { saveAdConsent, decideAdConsent } from "../../../lib/visit/consent.ts";
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

/** Stores the visitor's answer on ad measurement, from the bar or the dialog. */
export function decide(isGranted: boolean): void {
  decideAdConsent(isGranted);
  privacyStore.change({ isDialogOpen: false });
  void saveChoice();
}
