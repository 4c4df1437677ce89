/** `#` and six hexadecimal digits, in lower case. */
export type Colour = `#${string}`;

const HEX = /^#[0-9a-f]{6}$/i;

/** Parses a colour as somebody writes it; null if it is not one. */
export function colourOf(text: string): Colour | null {
  const written = text.trim().replace(/^#?/, "#");
  const short = /^#[0-9a-f]{3}$/i.test(written);
  const whole = short ? written.replaceAll(/[0-9a-f]/gi, "$&$&") : written;
  return HEX.test(whole) ? `#${whole.slice(1).toLowerCase()}` : null;
}

/** Lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees: steps in it look alike to people. */
export type Oklch = { l: number; c: number; h: number };

type Three = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Red, green and blue from 0 to 1, as a screen receives them. */
function channelsOf(colour: Colour): Three {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function fromChannels(channels: Three): Colour {
  const digits = channels.map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

const times = (rows: readonly Three[], [x, y, z]: Three): Three => {
  const [a = 0, b = 0, c = 0] = rows.map(([i, j, k]) => i * x + j * y + k * z);
  return [a, b, c];
};

/** Björn Ottosson’s matrices. */
const TO_CONES: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const each = ([a, b, c]: Three, f: (value: number) => number): Three => [f(a), f(b), f(c)];

function labOf(colour: Colour): Three {
  return times(TO_LAB, each(times(TO_CONES, each(channelsOf(colour), toLinear)), Math.cbrt));
}

function linearOf(lab: Three): Three {
  return times(
    FROM_CONES,
    each(times(FROM_LAB, lab), (value) => value ** 3),
  );
}

export function oklchOf(colour: Colour): Oklch {
  const [l, a, b] = labOf(colour);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** The colour, or the nearest of less chroma that a screen can show. */
export function fromOklch({ l, c, h }: Oklch): Colour {
  const turn = (h * Math.PI) / 180;
  const at = (chroma: number) => linearOf([l, chroma * Math.cos(turn), chroma * Math.sin(turn)]);
  const isShown = (linear: Three) => linear.every((value) => value > -0.0005 && value < 1.0005);
  let [least, most] = [0, c];
  if (!isShown(at(c))) {
    for (let tries = 0; tries < 16; tries++) {
      const half = (least + most) / 2;
      if (isShown(at(half))) least = half;
      else most = half;
    }
  } else least = c;
  return fromChannels(each(at(least), (value) => toGamma(Math.max(0, value))));
}

/** The first colour laid over the second at this opacity, as a browser blends them. */
export function laidOver(colour: Colour, ground: Colour, share: number): Colour {
  const [under, over] = [channelsOf(ground), channelsOf(colour)];
  const [r, g, b] = over.map((value, index) => value * share + (under[index] ?? 0) * (1 - share));
  return fromChannels([r ?? 0, g ?? 0, b ?? 0]);
}

/** WCAG’s relative luminance. */
function luminance(colour: Colour): number {
  const [r, g, b] = each(channelsOf(colour), toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG’s contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
