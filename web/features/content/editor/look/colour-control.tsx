import { colourOf, type Colour } from "#domain/content/look/colour";
import { paletteOf, type Ground } from "#domain/content/look/palette";
import { RADII } from "#domain/content/look/radii";
import { weakColours } from "#domain/content/look/weak-colours";
import { brandColours, type Look } from "#domain/content/parts/look";
import { use, useId, createContext } from "react";
import { Button } from "../../../../ui/button.tsx";
import { fieldId, useForm, type NodeProps } from "../form/form-context.ts";
import type { SchemaNode } from "../form/schema-node.ts";
import { useLedHere } from "../form/use-led-here.ts";

type Props = NodeProps & { node: Extract<SchemaNode, { kind: "colour" }>; text: string };

/** One of the brand's two colours: picked or written, and the nearest that can be read where it cannot. */
export function ColourControl({ node, text, path, label }: Props) {
  const { change, problems } = useForm();
  const look = use(DraftLook);
  const ref = useLedHere<HTMLInputElement>(path);
  const id = useId();
  const { field, name } = node;
  const title = label ?? field.label;
  const colour = colourOf(text);
  const instead = colour && look ? insteadOf(look, name) : null;
  const problem = problems.get(path);
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={fieldId(path)} className="text-row text-ink-2 font-semibold">
        {title}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="color"
          aria-label={`${title}: pick`}
          value={colour ?? "#000000"}
          onChange={({ target }) => change(path, target.value)}
          className="border-edge h-9 w-14 shrink-0 cursor-pointer rounded-md border bg-transparent p-1 pointer-coarse:h-11"
        />
        <input
          ref={ref}
          id={fieldId(path)}
          type="text"
          value={text}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}note`}
          // Written in any way that people write it, and kept in one.
          onBlur={() => colour && colour !== text && change(path, colour)}
          onChange={({ target }) => change(path, target.value)}
          className="input aria-invalid:border-wait w-28 font-mono text-sm"
        />
        {instead && (
          <Button size="sm" variant="outline" onClick={() => change(path, instead)}>
            <span
              aria-hidden="true"
              className="border-edge size-3.5 rounded-sm border"
              style={{ backgroundColor: instead }}
            />
            Use {instead} instead
          </Button>
        )}
      </div>
      <div id={`${id}note`} className="text-ink-2 grid gap-1 text-xs">
        {problem && <span className="text-wait font-semibold">{problem}</span>}
        <span>{field.help}</span>
      </div>
      {name === "ink" && look && <LookSample look={look} />}
    </div>
  );
}

function insteadOf(look: Look, name: "action" | "ink"): Colour | null {
  return weakColours(brandColours(look)).find((weak) => weak.name === name)?.instead ?? null;
}

/** Light pages and dark sections in the colours that are being picked. The whole page stands in the preview. */
function LookSample({ look }: { look: Look }) {
  const { paper, ink } = paletteOf(brandColours(look));
  return (
    <div
      role="img"
      aria-label="Text, a link and a button on light and dark backgrounds"
      className="mt-1 grid grid-cols-1 gap-2 sm:grid-cols-2"
    >
      <Side name="Light pages" ground={paper} look={look} />
      <Side name="Dark sections" ground={ink} look={look} />
    </div>
  );
}

function Side({ name, ground, look }: { name: string; ground: Ground; look: Look }) {
  const { field, box } = RADII[look.radius];
  return (
    <div
      className="border-line grid content-start justify-items-start gap-2 border p-4 text-sm"
      style={{
        backgroundColor: ground["base-200"],
        color: ground["base-content"],
        borderRadius: `${box}rem`,
      }}
    >
      <span className="font-bold">{name}</span>
      <span style={{ opacity: 0.75 }}>Text that says more, and</span>
      <span className="font-semibold underline" style={{ color: ground.accent }}>
        a link
      </span>
      <span
        className="px-3 py-2 font-semibold"
        style={{
          backgroundColor: ground.primary,
          color: ground["primary-content"],
          borderRadius: `${field}rem`,
        }}
      >
        A button
      </span>
    </div>
  );
}

/** The look as it is being chosen: of its two colours, each is judged with the other. */
export const DraftLook = createContext<Look | null>(null);
