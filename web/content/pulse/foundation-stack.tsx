import type { AnyAnswers } from "#domain/answers/answers";
import type { LayerId } from "#domain/answers/layer-ids";
import { foundationOf } from "#domain/results/layers";
import { filled } from "#domain/content/filled";
import { useId } from "react";
import { drawn } from "../look/drawn.ts";
import { useContent } from "../use-content.tsx";
import { FoundationSlab, HALF_DEPTH, HALF_WIDTH, SLAB_HEIGHT } from "./foundation-slab.tsx";
import "./foundation-stack.css";

const SIZE = 560;
/** The front corner of the lowest slab's top face, and the way up to the next. */
const LOWEST = 462;
const STEP = 90;

type FoundationStackProps = {
  /** Any answers, complete or not. */
  answers: AnyAnswers;
  /** The layers that the program beside it rebuilds. */
  rebuilt?: readonly LayerId[];
  /** For an example: screen readers are told that it is nobody's own. */
  isSample?: boolean;
  /** Its size; by default as wide as the space, and square. Colours come from the theme around it. */
  className?: string;
};

/**
 * The four layers that a campaign stands on, as the answers show them: a weak one is cracked, the weakest one lit, one
 * that holds is solid, and any other only outlined. Readable from 280 px wide.
 */
export function FoundationStack(props: FoundationStackProps) {
  const { answers, rebuilt, isSample = false, className = "w-full" } = props;
  const said = useContent("foundation");
  const { layers, words } = foundationOf(answers, said, rebuilt);
  const glow = useId();
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={filled(isSample ? said.sample : said.own, { layers: words })}
      strokeLinejoin="round"
      className={`block ${className}`}
    >
      <radialGradient id={glow}>
        <stop offset="0.3" stopColor={drawn("lit-left")} stopOpacity="0.5" />
        <stop offset="1" stopColor={drawn("lit-left")} stopOpacity="0" />
      </radialGradient>
      {layers.map((layer, index) => (
        <g key={layer.id} transform={`translate(${SIZE / 2} ${LOWEST - index * STEP})`}>
          {layer.isWeakest && (
            <ellipse
              cy={SLAB_HEIGHT / 2 - HALF_DEPTH / 2}
              rx={HALF_WIDTH + 18}
              ry={HALF_DEPTH * 2}
              fill={`url(#${glow})`}
              className="stack-glow"
            />
          )}
          <FoundationSlab layer={layer} />
        </g>
      ))}
    </svg>
  );
}
