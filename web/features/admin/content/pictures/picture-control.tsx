import { mediaPath } from "#domain/content/pictures/media-path";
import { NO_PICTURE } from "#domain/content/no-picture";
import type { Picture } from "#domain/content/pictures/picture";
import { PICTURE_PLACES } from "#domain/content/pictures/picture-places";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useForm, type NodeProps } from "../form/form-context.ts";
import type { SchemaNode } from "../form/schema-node.ts";
import { useLedHere } from "../form/use-led-here.ts";
import { DropZone, FileButton } from "./file-choice.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { usePictureFile } from "./use-picture-file.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "picture" }>; picture: Picture };

/** A picture: dropped in or chosen, cropped to its place, and described. */
export function PictureControl({ node, picture, path, depth, label }: Props) {
  const { Field, change, problems } = useForm();
  const { field, place: name } = node;
  const place = PICTURE_PLACES[name];
  const into = usePictureFile({ place, onMade: (files) => change(path, { ...picture, files }) });
  const box = useLedHere<HTMLDivElement>(path);
  const id = useId();
  const title = label ?? field.label;
  const isThere = picture.files.length > 0;
  const problem = into.problem ?? problems.get(path);
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-1.5 outline-none"
    >
      <span id={id} className="text-row text-ink-2 font-semibold">
        {title}
      </span>
      <DropZone onFile={(file) => void into.choose(file)}>
        <Thumb picture={picture} />
        <div className="flex min-w-0 flex-wrap gap-2">
          <FileButton
            label={title}
            verb={isThere ? "Replace" : "Choose"}
            isBusy={into.isBusy}
            onFile={(file) => void into.choose(file)}
          />
          {isThere && (
            <Button size="sm" variant="ghost" onClick={() => change(path, NO_PICTURE)}>
              <Trash2 aria-hidden="true" className="size-3.5" />
              Remove<span className="sr-only"> the picture: {title}</span>
            </Button>
          )}
        </div>
      </DropZone>
      <div role="status" className="text-ink-2 grid gap-1 text-xs">
        {problem && <span className="text-wait font-semibold">{problem}</span>}
        <span>{isThere ? field.help : (field.help ?? "Or drop a picture here.")}</span>
      </div>
      {isThere && place.isDescribed && (
        <Field schema={node.alt} value={picture.alt} path={`${path}.alt`} depth={depth + 1} />
      )}
      {into.opened && place.ratio !== null && (
        <CropDialog
          picture={into.opened}
          place={place}
          ratio={place.ratio}
          isBusy={into.isBusy}
          onUse={(part) => void into.use(part)}
          onClose={into.close}
        />
      )}
    </div>
  );
}

function Thumb({ picture }: { picture: Picture }) {
  const [smallest] = picture.files;
  if (!smallest)
    return (
      <span className="bg-sunk text-ink-3 grid h-14 w-20 place-items-center rounded-md text-xs">
        None yet
      </span>
    );
  return (
    <img
      src={mediaPath(smallest.hash)}
      alt={picture.alt || "The picture as it is now"}
      width={smallest.width}
      height={smallest.height}
      className="bg-sunk h-14 w-auto max-w-40 rounded-md object-contain"
    />
  );
}
