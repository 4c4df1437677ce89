import { canFinish } from "#domain/funnel/finish-link";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { Link } from "lucide-react";
import { api, unwrap } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { useAdminParams } from "../../../kit/frame/admin-params.ts";

/** Copies a link by which a lead of a Meta form answers what is missing; nothing for any other lead. */
export function FinishLinkButton({ lead }: { lead: AssessmentView }) {
  const { params } = useAdminParams();
  const isNextCall = params.get("tab") === "calls" && !params.has("lead");
  const copying = useSave({
    save: () => unwrap(api.leads[":id"]["finish-link"].$get({ param: { id: String(lead.id) } })),
    onSaved: ({ link }) => void copy(link),
    failure: "Failed to make the finish link",
  });
  if (!canFinish(lead)) return null;
  return (
    <Button
      variant="outline"
      title="They answer only what is missing. The link works for 30 days."
      isBusy={copying.isPending}
      onClick={() => copying.mutate(undefined)}
    >
      <Link aria-hidden="true" className="size-4" />
      {isNextCall ? "Ask them to finish: copy link" : "Copy finish link"}
    </Button>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: "Copied the finish link", description: "It works for 30 days." });
  } catch {
    // Browsers refuse it without a permission, or on an address that is not safe.
    showToast({ title: "Failed to copy the finish link", description: link, variant: "destructive" });
  }
}
