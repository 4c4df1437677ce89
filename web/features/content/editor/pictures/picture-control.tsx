import { NO_PICTURE } from "#domain/content/no-picture";
import { mediaPath } from "#domain/content/pictures/media-path";
import type { Picture } from "#domain/content/pictures/picture";
import { PICTURE_TYPES } from "#domain/content/pictures/picture-types";
import { PICTURE_PLACES, type PicturePlace } from "#domain/content/pictures/picture-places";
import { Trash2, ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { ApiError } from "../../../../lib/api-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { FileButton, FileDrop } from "../../../kit/data/file-choice.tsx";
import { keepFile } from "../content-api.ts";
import { useForm, type NodeProps } from "../form/form-context.ts";
import type { SchemaNode } from "../form/schema-node.ts";
import { useLedHere } from "../form/use-led-here.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { MIDDLE, partOf, type Part } from "./crop.ts";
import { madeSmall, pictureFrom, UnreadablePicture } from "./made-small.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "picture" }>; picture: Picture };

/** A picture: dropped in or chosen, cropped to its place, and described. */
export function PictureControl({ node, picture, path, depth, label }: Props) {
  const { Field, change, problems } = useForm();
  const { field, place: name } = node;
  const place = PICTURE_PLACES[name];
  const into = usePictureFile({ place, onMade: (files) => change(path, { ...picture, files }) });
  const choose = ([file]: readonly File[]) => file && void into.choose(file);
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
      <FileDrop onFiles={choose} className="p-2">
        <Thumb picture={picture} />
        <PictureButtons {...{ title, isThere, choose }} isBusy={into.isBusy} path={path} />
      </FileDrop>
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

type ButtonsProps = {
  title: string;
  path: string;
  isThere: boolean;
  isBusy: boolean;
  choose: (files: readonly File[]) => void;
};

/** Chooses a picture, and removes the one that is there. */
function PictureButtons({ title, path, isThere, isBusy, choose }: ButtonsProps) {
  const { change, onFocus } = useForm();
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      <FileButton
        size="sm"
        accept={PICTURE_TYPES.join(",")}
        isBusy={isBusy}
        onFiles={choose}
        onFocus={() => onFocus(path)}
      >
        <ImageUp aria-hidden="true" className="size-3.5" />
        {isThere ? "Replace" : "Choose"}
        <span className="sr-only">: {title}</span>
      </FileButton>
      {isThere && (
        <Button size="sm" variant="ghost" onClick={() => change(path, NO_PICTURE)}>
          <Trash2 aria-hidden="true" className="size-3.5" />
          Remove<span className="sr-only"> the picture: {title}</span>
        </Button>
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
      alt={picture.alt || "Current picture"}
      width={smallest.width}
      height={smallest.height}
      className="bg-sunk h-14 w-auto max-w-40 rounded-md object-contain"
    />
  );
}

type Wanted = { place: PicturePlace; onMade: (files: Picture["files"]) => void };

/** A file on its way into a place: read, cropped, made small, and sent. What goes wrong is said, and nothing changes. */
function usePictureFile({ place, onMade }: Wanted) {
  const [opened, setOpened] = useState<ImageBitmap | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function tried(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setOpened(null);
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function send(picture: ImageBitmap, part: Part): Promise<void> {
    const files: Picture["files"] = [];
    for (const blob of await madeSmall(picture, part, place)) {
      const { hash, width, height } = await keepFile(blob);
      files.push({ hash, width, height });
    }
    onMade(files);
    setOpened(null);
  }

  return {
    opened,
    isBusy,
    problem,
    choose: (file: File) =>
      tried(async () => {
        const picture = await pictureFrom(file);
        // What keeps its own shape has nothing to be cropped.
        if (place.ratio === null) await send(picture, partOf(picture, null, MIDDLE));
        else setOpened(picture);
      }),
    use: (part: Part) =>
      tried(async () => {
        if (opened) await send(opened, part);
      }),
    close: () => setOpened(null),
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof UnreadablePicture || error instanceof ApiError) return error.message;
  return "The picture could not be uploaded. Check your connection, then try again.";
}
