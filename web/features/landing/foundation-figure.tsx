import type { ReactNode } from "react";
import type { LayerId } from "#domain/answers/layers";

const LINE = "fill-none stroke-base-content";
const ACCENT = "fill-primary stroke-base-content";

/** A box that contains the product. */
const product = (
  <>
    <path className={LINE} d="M80 22 138 50v50L80 128 22 100V50z" />
    <path className={ACCENT} d="M80 22 138 50 80 78 22 50z" />
    <path className={LINE} d="M80 78v50M51 36l58 28v22" />
  </>
);

/** Many people, and the one whom the ad addresses. */
const CROWD: [number, number][] = [
  [28, 40],
  [58, 30],
  [104, 28],
  [134, 46],
  [30, 76],
  [130, 82],
  [40, 112],
  [72, 122],
  [110, 116],
];
const audience = (
  <>
    <g className="fill-base-300 stroke-base-content">
      {CROWD.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />
      ))}
    </g>
    <circle className={LINE} cx="82" cy="75" r="34" strokeDasharray="5 6" />
    <circle className={ACCENT} cx="82" cy="75" r="15" />
  </>
);

/** A message that attracts. */
const offer = (
  <>
    <path className={ACCENT} d="M40 30h20v48a20 20 0 0 0 40 0V30h20v48a40 40 0 0 1-80 0z" />
    <path className="fill-base-100 stroke-base-content" d="M40 30h20v18H40zM100 30h20v18h-20z" />
    <path className={LINE} d="M50 20V8M110 20V8M66 16l-5-9M94 16l5-9M80 18V6" />
  </>
);

/** Wide at the click, narrow at the sale, with nothing lost on the way. */
const funnel = (
  <>
    <path className="fill-base-300 stroke-base-content" d="M20 24h120l-16 30H36z" />
    <path className="fill-base-100 stroke-base-content" d="M36 54h88l-16 30H52z" />
    <path className={ACCENT} d="M52 84h56l-16 30H68z" />
    <path className={LINE} d="M80 114v20m-8-8 8 8 8-8" />
  </>
);

const FIGURES: Record<LayerId, ReactNode> = { product, audience, offer, funnel };

export function FoundationFigure({ id }: { id: LayerId }) {
  return (
    <svg
      viewBox="0 0 160 144"
      aria-hidden="true"
      className="h-32 w-36 max-w-full"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {FIGURES[id]}
    </svg>
  );
}
