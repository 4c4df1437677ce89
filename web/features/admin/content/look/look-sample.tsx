import { brandColours, type Look } from "#domain/content/parts/look";
import { paletteOf, type Ground } from "#domain/content/look/palette";
import { RADII } from "#domain/content/look/radii";

/** Light pages and dark sections in the colours that are being picked. The whole page stands in the preview. */
export function LookSample({ look }: { look: Look }) {
  const { paper, ink } = paletteOf(brandColours(look));
  return (
    <div
      role="img"
      aria-label="Text, a link and a button on light and on dark ground"
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
        a text to press
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
