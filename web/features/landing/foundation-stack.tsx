import { foundation } from "../../content/foundation.ts";

/** Half the width and half the depth of a slab's top face. */
const HALF_WIDTH = 190;
const HALF_DEPTH = 84;
const HEIGHT = 30;
const CENTRE = 280;
const LOWEST = 560;
const STEP = 58;
const SHADES = [
  { top: "#2b2720", left: "#1f1b16", right: "#191611" },
  { top: "#3a342b", left: "#2a251e", right: "#221e18" },
  { top: "#4d463b", left: "#393329", right: "#2f2a22" },
  { top: "#ff6a3d", left: "#c9451e", right: "#a83614" },
] as const;

const points = (...corners: [number, number][]) => corners.map((corner) => corner.join(",")).join(" ");

function Slab({ y, name, shade }: { y: number; name: string; shade: (typeof SHADES)[number] }) {
  const [west, east] = [CENTRE - HALF_WIDTH, CENTRE + HALF_WIDTH];
  const south = y + HALF_DEPTH;
  return (
    <g>
      <polygon
        points={points([west, y], [CENTRE, south], [CENTRE, south + HEIGHT], [west, y + HEIGHT])}
        fill={shade.left}
      />
      <polygon
        points={points([CENTRE, south], [east, y], [east, y + HEIGHT], [CENTRE, south + HEIGHT])}
        fill={shade.right}
      />
      <polygon
        points={points([west, y], [CENTRE, y - HALF_DEPTH], [east, y], [CENTRE, south])}
        fill={shade.top}
      />
      {/* Written along the slab's left face, at its slant. */}
      <text
        transform={`translate(${west + 22} ${y + 30}) skewY(${(Math.atan(HALF_DEPTH / HALF_WIDTH) * 180) / Math.PI})`}
        fontSize="20"
        fontWeight="700"
        fill="#f6f5f1"
      >
        {name}
      </text>
    </g>
  );
}

/** CORE-4 as a stack of slabs, the first at the bottom, so that each visibly rests on the one below. */
export function FoundationStack() {
  return (
    <svg viewBox="0 0 560 690" role="img" aria-label={LABEL} className="font-display block w-full">
      <g fill="none" className="stroke-base-content/12" strokeWidth="1.5">
        {[1.18, 1.42, 1.7].map((scale) => (
          <ellipse key={scale} cx={CENTRE} cy={LOWEST + 20} rx={HALF_WIDTH * scale} ry={HALF_DEPTH * scale} />
        ))}
      </g>
      {foundation.map(({ id, name }, index) => {
        const shade = SHADES[index];
        return shade && <Slab key={id} y={LOWEST - index * STEP} name={name} shade={shade} />;
      })}
      <ellipse cx={CENTRE + 14} cy={LOWEST - 3 * STEP + 6} rx="118" ry="34" fill="#7a2409" opacity="0.55" />
    </svg>
  );
}

const LABEL = `CORE-4: ${foundation.map(({ name }) => name).join(", ")}, each resting on the one before`;
