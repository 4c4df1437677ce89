import { decideAdConsent } from "../../lib/visit/consent.ts";
import { privacyStore } from "./privacy-store.ts";
import { saveChoice } from "./save-choice.ts";

/** Stores the visitor's answer on ad measurement, from the bar or the dialog. */
export function decide(isGranted: boolean): void {
  decideAdConsent(isGranted);
  privacyStore.change({ isDialogOpen: false });
  void saveChoice();
}
