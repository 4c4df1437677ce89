import { KeyCap } from "../../kit/look/key-cap.tsx";
import { markedPieces, type PaletteGroup, type PaletteItem } from "./palette-item.ts";

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  /** The item that Enter would do. */
  chosen: string | null;
  text: string;
  status: string;
};

/** What the palette offers, in groups. The field keeps the focus and handles the keys. */
export function PaletteList({ id, groups, chosen, text, status }: Props) {
  return (
    <div className="relative flex min-h-0 flex-col">
      <p role="status" className="text-ink-2 absolute px-4 py-3 empty:hidden">
        {status}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Commands and leads"
        className="@container h-[min(27rem,60dvh)] min-h-0 shrink overflow-y-auto overscroll-contain px-1.5 pb-1.5"
      >
        {groups.map(({ title, items }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="text-ink-3 truncate px-3 pt-2.5 pb-1 text-xs font-semibold">
              {title}
            </p>
            {items.map((item) => (
              <Option
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                isChosen={item.id === chosen}
                text={text}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type OptionProps = { id: string; item: PaletteItem; isChosen: boolean; text: string };

function Option({ id, item, isChosen, text }: OptionProps) {
  return (
    // The field handles the keys; it has the focus all the time.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: "nearest" });
      }}
      onClick={item.act}
      className="hover:bg-hover aria-selected:bg-picked flex [content-visibility:auto] [contain-intrinsic-size:auto_2.5rem] min-h-10 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-2.5 py-1 pointer-coarse:min-h-11 forced-colors:aria-selected:outline"
    >
      {item.icon}
      <span className="min-w-0 grow basis-40 truncate">
        <bdi className="font-medium">
          {markedPieces(item.label, text).map(({ text: piece, isWanted }, index) =>
            isWanted ? (
              // oxlint-disable-next-line react/no-array-index-key
              <mark
                key={index}
                className="bg-transparent font-bold text-inherit underline underline-offset-3"
              >
                {piece}
              </mark>
            ) : (
              piece
            ),
          )}
        </bdi>{" "}
        {item.note && <span className="text-ink-2 text-row @max-md:block @max-md:truncate">{item.note}</span>}
      </span>
      {(item.end || item.keys) && (
        <span className="flex min-w-0 flex-wrap items-center gap-2">
          {item.end}
          {item.keys?.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
        </span>
      )}
    </div>
  );
}
