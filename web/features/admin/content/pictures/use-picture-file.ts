import type { Picture } from "#domain/content/pictures/picture";
import type { PicturePlace } from "#domain/content/pictures/picture-places";
import { useState } from "react";
import { ApiError } from "../../../../lib/api-error.ts";
import { keepFile } from "../content-api.ts";
import { MIDDLE, partOf, type Part } from "./crop.ts";
import { madeSmall, pictureFrom, UnreadablePicture } from "./made-small.ts";

type Wanted = { place: PicturePlace; onMade: (files: Picture["files"]) => void };

/** A file on its way into a place: read, cropped, made small, and sent. What goes wrong is said, and nothing changes. */
export function usePictureFile({ place, onMade }: Wanted) {
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
  return "The picture could not be sent. Check your connection, then try again.";
}
