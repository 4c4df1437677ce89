import type { AssessmentView } from "#domain/leads/assessment-view";
import { showToast } from "../../../../ui/toast.tsx";

/** Downloads the leads as the export of the whole list writes them. They are here already, so nothing is asked for. */
export async function exportSelection(
  leads: readonly AssessmentView[],
  currency: string | null,
): Promise<void> {
  try {
    const { csvHead, csvLine } = await import("#domain/leads/assessment-csv");
    const lines = leads.map((lead) => csvLine(lead, currency, location.origin));
    const url = URL.createObjectURL(new Blob([csvHead(), ...lines], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `assessments-${new Date().toISOString().slice(0, 10)}-selected.csv`;
    link.click();
    // Firefox still reads it when `click` has returned.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch {
    showToast({
      title: "Failed to export assessments",
      description: "The server could not be reached. Check your connection.",
      variant: "destructive",
    });
  }
}
