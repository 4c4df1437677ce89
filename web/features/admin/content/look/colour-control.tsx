import type { Look } from "#domain/content/parts/look";
import { brandColours } from "#domain/content/parts/look";
import { colourOf, type Colour } from "#domain/content/look/colour";
import { weakColours } from "#domain/content/look/weak-colours";
import { use, useId } from "react";
import { Button } from "../../../../ui/button.tsx";
import { fieldId, useForm, type NodeProps } from "../form/form-context.ts";
import type { SchemaNode } from "../form/schema-node.ts";
import { useLedHere } from "../form/use-led-here.ts";
import { DraftLook } from "./draft-look.ts";
import { LookSample } from "./look-sample.tsx";

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
