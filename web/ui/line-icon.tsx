import { createElement, type ComponentProps } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/** A lucide icon, drawn as lucide does, with the two props that icons have here. */
export function lineIcon({ node }: IconData) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function LineIcon(props: Pick<ComponentProps<"svg">, "aria-hidden" | "className">) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {lines}
      </svg>
    );
  };
}
