import { Dialog } from "../../../ui/dialog.tsx";
import { NextStepDialog } from "../../leads/lead/head/next-step-dialog.tsx";
import { showPalette, type OpenPalette } from "./palette-state.ts";

const close = () => showPalette(null);

/** What is opened over the dashboard by keys besides the palette: what it asks, or the list of keys. */
export function PaletteLayer({ open }: { open: NonNullable<OpenPalette> }) {
  if (open.kind === "next-step") return <NextStepDialog lead={open.lead} onClose={close} />;
  return <KeyList onClose={close} />;
}

const GROUPS: { title: string; keys: [key: string, meaning: string][] }[] = [
  {
    title: "Everywhere",
    keys: [
      ["Ctrl/⌘ K", "Run a command, go to a page, or find a lead"],
      ["Ctrl/⌘ S", "Save changes in System Settings"],
      ["?", "This list"],
      ["Esc", "Close, or cancel an edit"],
    ],
  },
  {
    title: "Assessments",
    keys: [
      ["/", "Search"],
      ["J", "Next assessment"],
      ["K", "Previous assessment"],
      ["Enter", "Open the lead"],
      ["Space", "Select the row"],
      ["C", "Claim the lead"],
      ["M", "Move to…"],
      ["N", "Write a note"],
      ["Ctrl/⌘ Enter", "Save notes"],
    ],
  },
  {
    title: "A lead, open or in Next calls",
    keys: [
      ["C", "Call: claim the lead, or take it over"],
      ["1–6", "Outcome of the call"],
      ["M", "Change the lead status"],
      ["O", "Claim or release the lead"],
      ["V", "Change the deal value"],
      ["T", "Set the next step"],
      ["P", "Add or change the phone number"],
      ["N", "Write a note"],
      ["H / X", "Mark the booked call held or missed"],
      ["J / K", "Next and previous lead"],
      ["Esc", "Leave the field, or close"],
    ],
  },
  {
    title: "Next calls",
    keys: [
      ["Enter", "Save the call and open the next lead"],
      ["S", "Skip the lead for now"],
    ],
  },
  {
    title: "Sales Stage",
    keys: [
      ["Arrow keys", "Move between cards"],
      ["J / K", "Next and previous card in the stage"],
      ["Enter", "Open the lead"],
      ["Space", "Lift or drop a card"],
      ["Esc", "Put a lifted card back"],
      ["1–5", "Move the card to a stage"],
      ["C", "Claim the lead"],
      ["M", "Move or remove the card"],
      ["N", "Write a note"],
      ["U", "Undo the last move"],
    ],
  },
];

function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" width="xl" onClose={onClose}>
      {/* All of it on one screen, as wide as that is. */}
      <div className="-mt-2 gap-x-8 sm:columns-2 lg:columns-3">
        {GROUPS.map(({ title, keys }) => (
          <section key={title} className="mb-4 break-inside-avoid">
            <h3 className="text-ink-3 mb-1.5 text-xs font-semibold">{title}</h3>
            <dl className="text-row space-y-1">
              {keys.map(([key, meaning]) => (
                <div key={key} className="flex flex-wrap items-baseline gap-x-2">
                  <dt className="shrink-0 basis-24">
                    <kbd className="border-line-2 bg-sheet text-ink-2 inline-block min-w-5 rounded-[5px] border px-1 text-center font-[inherit] text-xs font-medium">
                      {key}
                    </kbd>
                  </dt>
                  <dd className="min-w-0 grow basis-32">{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
