import { Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { PreviewLinksDialog } from "./preview/preview-links-dialog.tsx";
import { ViewLinks } from "./view-links.tsx";

type Props = {
  /** The number of the version that visitors read; null while it is the sample. */
  live: number | null;
  /** Without the key that signs its address a draft has no preview. */
  hasPreview: boolean;
  onPublish: () => void;
};

/** What can be done with the draft. */
export function EditorBar({ live, hasPreview, onPublish }: Props) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <span className="text-row text-ink-3 max-sm:sr-only">
        {live === null ? "Nothing published yet" : `Live: version ${live}`}
      </span>
      <ViewLinks current="edit" />
      {hasPreview && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          <Link2 aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Preview links…</span>
        </Button>
      )}
      <Button onClick={onPublish}>Publish…</Button>
      {isSharing && <PreviewLinksDialog onClose={() => setSharing(false)} />}
    </>
  );
}
