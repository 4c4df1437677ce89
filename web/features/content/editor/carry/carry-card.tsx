import type { Content } from "#domain/content/content";
import { ContentFileRefused, contentFileText, readContentFile } from "#domain/content/content-file";
import type { ContentDraft } from "#domain/content/content-version";
import { mediaPath } from "#domain/content/pictures/media-path";
import { filesOf } from "#domain/content/pictures/pictures-of";
import { problemsOf } from "#domain/content/problems";
import { useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useRef } from "react";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { readContentAgain, saveDraft, keepFile } from "../content-api.ts";

type Props = { draft: ContentDraft };

/** The whole funnel as one file, out of here and into here. */
export function CarryCard({ draft }: Props) {
  const exporting = useExport(draft);
  const importing = useImport(draft);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      aria-labelledby="carry"
      className="bg-sheet border-line flex flex-wrap items-center gap-3 rounded-xl border px-4 py-3.5"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="carry" className="text-panel font-bold">
          Take it along
        </h2>
        <p className="text-row text-ink-2">
          All texts and pictures of the draft, as one file. Import it elsewhere to begin from there: it
          becomes the draft, and is checked like any other before it is published.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" isBusy={exporting.isPending} onClick={() => exporting.mutate()}>
          <Download aria-hidden="true" className="size-4" />
          Export
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = "";
            if (file) importing.mutate(file);
          }}
        />
        <Button variant="outline" isBusy={importing.isPending} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          Import…
        </Button>
      </div>
    </section>
  );
}

function useExport({ document }: ContentDraft) {
  return useSave({
    save: () => exportedFunnel(document),
    onSaved: (text) =>
      saveFile(`funnel-${new Date().toISOString().slice(0, 10)}.json`, "application/json", text),
    success: { title: "Exported the funnel" },
    failure: "Failed to export the funnel",
  });
}

const FAILED = "Failed to import the funnel";

/** What came of it, or why the file was refused. */
async function taken(text: string, version: number): Promise<Imported | string> {
  try {
    return await importFunnel(text, version);
  } catch (error) {
    if (error instanceof ContentFileRefused) return error.message;
    throw error;
  }
}

function useImport({ version, document }: ContentDraft) {
  const client = useQueryClient();
  const undo = async () => {
    await saveDraft(version + 1, document).catch(() =>
      showToast({ title: "Somebody has changed the draft since", variant: "destructive" }),
    );
    await readContentAgain(client);
  };
  return useSave({
    save: async (file: File) => taken(await file.text(), version),
    onSaved: () => void readContentAgain(client),
    success: (result) =>
      typeof result === "string"
        ? { title: FAILED, description: result, variant: "destructive" as const }
        : {
            title: "The draft is what you imported",
            description: importedText(result),
            action: { label: "Undo", onClick: () => void undo() },
            durationMs: 12_000,
          },
    failure: FAILED,
  });
}

/** What came along, and what is still in the way of publishing it. */
export function importedText({ pictures, problems }: Imported): string {
  const came =
    pictures === 0
      ? "It has no pictures."
      : `${pictures} ${pictures === 1 ? "file" : "files"} of pictures came along.`;
  if (problems === 0) return `${came} It can be published.`;
  return `${came} ${problems} ${problems === 1 ? "place has" : "places have"} to be changed before it is published.`;
}

/** Everything that the content is made of, as the text of one file. Throws if a picture cannot be loaded. */
async function exportedFunnel(document: Content): Promise<string> {
  const pictures = new Map<string, string>();
  for (const hash of filesOf(document)) pictures.set(hash, await pictureAt(hash));
  return contentFileText({ document, pictures });
}

async function pictureAt(hash: string): Promise<string> {
  const answer = await fetch(mediaPath(hash));
  if (!answer.ok) throw new Error("A picture could not be loaded.");
  return base64Of(new Uint8Array(await answer.arrayBuffer()));
}

/** What came of an import: how many pictures came along, and how much is in the way of publishing it. */
type Imported = { pictures: number; problems: number };

/**
 * Makes a file the draft, which is published like any other. Its pictures come first, so that a draft never names one
 * that is not here. Throws `ContentFileRefused`, and what saving throws.
 */
async function importFunnel(text: string, version: number): Promise<Imported> {
  const { document, pictures } = readContentFile(text);
  for (const [hash, base64] of pictures) {
    const kept = await keepFile(new Blob([bytesOf(base64)]));
    if (kept.hash !== hash)
      throw new ContentFileRefused("A picture in this file has been changed or is damaged.");
  }
  await saveDraft(version, document);
  return { pictures: pictures.size, problems: problemsOf(document).length };
}

/** In pieces: a call takes only so many arguments. */
const PIECE = 8192;

function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
