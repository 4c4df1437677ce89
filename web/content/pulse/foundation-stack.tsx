import "./foundation-stack.css";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import type { LayerId } from "#domain/funnel/answers/layer-ids";
import { filled } from "#domain/content/filled";
import { foundationOf, type Layer } from "#domain/funnel/results/layers";
import { useId, type ReactNode } from "react";
import { drawn } from "../look/drawn.ts";
import { useContent } from "../use-content.tsx";

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

/** Half the width and half the depth of a slab's top face, and the height of its sides. */
const [HALF_WIDTH, HALF_DEPTH, SLAB_HEIGHT] = [262, 88, 74] as const;
const SLOPE = HALF_DEPTH / HALF_WIDTH;

/** Relative to the front corner of the top face. */
type Point = readonly [x: number, y: number];
type Shades = { top: string; left: string; right: string; text: string };

const LIT = {
  top: drawn("lit-top"),
  left: drawn("lit-left"),
  right: drawn("lit-right"),
  text: drawn("on-lit"),
};
const CRACKED = {
  top: drawn("cracked-top"),
  left: drawn("cracked-left"),
  right: drawn("cracked-right"),
  text: "#ffffff",
};
const SOLID = {
  top: drawn("solid-top"),
  left: drawn("solid-left"),
  right: drawn("solid-right"),
  text: drawn("paper"),
};
/** In the colours of the page, with an outline. */
const OPEN = {
  top: "var(--color-base-200)",
  left: "var(--color-base-100)",
  right: "var(--color-base-100)",
  text: "var(--color-base-content)",
};

function shadesOf({ state, isWeakest }: Layer): Shades {
  if (state === "weak") return isWeakest ? LIT : CRACKED;
  return state === "holds" ? SOLID : OPEN;
}

const CORNER: Point = [0, 0];
const FOOT: Point = [0, SLAB_HEIGHT];
const BACK: Point = [0, -2 * HALF_DEPTH];
/** A beat of a pulse that runs through the slab: down its front edge, and back over its top. */
const CRACK_DOWN: readonly Point[] = [CORNER, [-10, 17], [9, 30], [-14, 52], FOOT];
const CRACK_BACK: readonly Point[] = [CORNER, [14, -26], [-18, -58], [16, -98], [-6, -136], BACK];

/** A layer as a slab, its front corner at the origin: the name on its left side, what is known of it on its right. */
function FoundationSlab({ layer }: { layer: Layer }) {
  const shades = shadesOf(layer);
  const words = {
    left: <Word x={-HALF_WIDTH + 24} size={36} isName fill={shades.text} text={layer.name} />,
    right: layer.says && <Word x={30} size={26} fill={shades.text} text={layer.says} />,
  };
  if (layer.state === "weak") return <CrackedSlab shades={shades} {...words} />;
  return (
    <g {...(layer.state !== "holds" && OUTLINE)}>
      <polygon points={points(outer("left"), CORNER, outer("right"), BACK)} fill={shades.top} />
      <Side side="left" edge={[CORNER, FOOT]} shades={shades} />
      <Side side="right" edge={[CORNER, FOOT]} shades={shades} />
      {words.left}
      {words.right}
    </g>
  );
}

const OUTLINE = {
  stroke: "var(--color-base-content)",
  strokeOpacity: 0.45,
  strokeWidth: 2,
  strokeDasharray: "7 7",
};

type CrackedSlabProps = { shades: Shades; left: ReactNode; right: ReactNode };

/** In two halves, the right one sunk. */
function CrackedSlab({ shades, left, right }: CrackedSlabProps) {
  return (
    <g>
      <polyline
        points={points(...CRACK_BACK.toReversed(), ...CRACK_DOWN)}
        fill="none"
        stroke={drawn("ink")}
        strokeWidth="16"
      />
      <g transform="translate(-6 -1)" className="stack-half">
        <polygon points={points(outer("left"), ...CRACK_BACK)} fill={shades.top} />
        <Side side="left" edge={CRACK_DOWN} shades={shades} />
        {left}
      </g>
      <g transform="translate(6 8)" className="stack-half">
        <polygon points={points(outer("right"), ...CRACK_BACK)} fill={shades.top} />
        <Side side="right" edge={CRACK_DOWN} shades={shades} />
        {right}
      </g>
    </g>
  );
}

type SideName = "left" | "right";
type SideProps = { side: SideName; edge: readonly Point[]; shades: Shades };

/** A side face between its outer edge and the one in front. */
function Side({ side, edge, shades }: SideProps) {
  const [x, y] = outer(side);
  return <polygon points={points([x, y], ...edge, [x, y + SLAB_HEIGHT])} fill={shades[side]} />;
}

const outer = (side: SideName): Point => [side === "left" ? -HALF_WIDTH : HALF_WIDTH, -HALF_DEPTH];
const points = (...corners: readonly Point[]) => corners.map((corner) => corner.join(",")).join(" ");

type WordProps = { x: number; size: number; fill: string; text: string; isName?: boolean };

/** Written on a side face, at its slant. */
function Word({ x, size, fill, text, isName = false }: WordProps) {
  const slant = (Math.atan(SLOPE) * 180) / Math.PI;
  return (
    <text
      transform={`translate(${x} ${-Math.abs(x) * SLOPE + SLAB_HEIGHT * 0.66}) skewY(${x < 0 ? slant : -slant})`}
      fontSize={size}
      fontWeight={isName ? 800 : 600}
      fill={fill}
      stroke="none"
      className={isName ? "font-display" : undefined}
    >
      {text}
    </text>
  );
}
