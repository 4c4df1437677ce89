import { Link2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { ViewLinks } from "./view-links.tsx";

type Props = {
  /** The number of the version that visitors read; null while it is the sample. */
  live: number | null;
  previewPath: string | null;
  onPublish: () => void;
};

/** What can be done with the draft. */
export function EditorBar({ live, previewPath, onPublish }: Props) {
  return (
    <>
      <span className="text-row text-ink-3 max-sm:sr-only">
        {live === null ? "Nothing published yet" : `Live: version ${live}`}
      </span>
      <ViewLinks current="edit" />
      {previewPath && (
        <Button variant="outline" onClick={() => void copyLink(previewPath)}>
          <Link2 aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Copy preview link</span>
        </Button>
      )}
      <Button onClick={onPublish}>Publish…</Button>
    </>
  );
}

async function copyLink(path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    showToast({
      title: "Copied the preview link",
      description: "It shows the draft to whoever has it, for 24 hours.",
    });
  } catch {
    showToast({ title: "Failed to copy the preview link", description: address, variant: "destructive" });
  }
}
