import { NO_PICTURE } from "#domain/content/no-picture";
import { isPicture } from "#domain/content/pictures/picture";
import { memo } from "react";
import { ColourControl } from "../look/colour-control.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import type { NodeProps } from "./form-context.ts";
import { GroupControl } from "./group-control.tsx";
import { ListControl } from "./list-control.tsx";
import { PictureControl } from "../pictures/picture-control.tsx";
import { nodeOf, optionOf } from "./schema-node.ts";
import { TextControl } from "./text-control.tsx";

/** A part of the form, whatever it is. It is drawn again only when its value changes. */
export const NodeField = memo(function NodeField(props: NodeProps) {
  const { schema, value } = props;
  const node = nodeOf(schema);
  if (node.kind === "group") return <GroupControl {...props} node={node} />;
  if (node.kind === "list")
    return <ListControl {...props} node={node} values={Array.isArray(value) ? value : []} />;
  if (node.kind === "text") return <TextControl {...props} node={node} text={String(value ?? "")} />;
  if (node.kind === "choice") return <ChoiceControl {...props} node={node} chosen={String(value ?? "")} />;
  if (node.kind === "colour") return <ColourControl {...props} node={node} text={String(value ?? "")} />;
  if (node.kind === "picture")
    return <PictureControl {...props} node={node} picture={isPicture(value) ? value : NO_PICTURE} />;
  const option = node.kind === "either" ? optionOf(node.options, value) : null;
  return option && <NodeField {...props} schema={option} />;
});
