/** A color in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/;

/** Returns whether the text is a color as themes write it: `#` and six lower-case hex digits. */
export function isHexColor(text: string): boolean {
  return HEX.test(text);
}

function channels(hex: string): Triple {
  if (!isHexColor(hex)) throw new TypeError(`not a color: ${JSON.stringify(hex)}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * Math.sign(v) * Math.abs(v) ** (1 / 2.4) - 0.055;

/**
 * Returns a hex color in OKLCH (Ottosson's matrices).
 *
 * @throws TypeError for anything else
 */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.41222146947 * r + 0.53633253726 * g + 0.05144599326 * b);
  const m = Math.cbrt(0.21190349581 * r + 0.68069955064 * g + 0.10739695352 * b);
  const s = Math.cbrt(0.08830246142 * r + 0.28171883913 * g + 0.62997869977 * b);
  const a = 1.9779985324 * l - 2.4285922421 * m + 0.4505937096 * s;
  const bb = 0.0259040425 * l + 0.7827717125 * m - 0.8086757549 * s;
  return {
    l: 0.2104542683 * l + 0.7936177747 * m - 0.004072043 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416361 * l3 - 3.3077115393 * m3 + 0.2309699031 * s3),
    toGamma(-1.2684379733 * l3 + 2.6097573492 * m3 - 0.341319376 * s3),
    toGamma(-0.0041960761 * l3 - 0.7034186179 * m3 + 1.707614694 * s3),
  ];
}

const isShown = (rgb: Triple): boolean => rgb.every((v) => v >= -1e-7 && v <= 1 + 1e-7);

/** Returns the nearest color that a screen shows, by reducing chroma only, as `#rrggbb`. */
export function oklchToHex(color: Oklch): string {
  let rgb = toRgb(color);
  if (!isShown(rgb)) {
    let low = 0;
    let high = color.c;
    while (high - low > 0.4 / 8192) {
      const middle = (low + high) / 2;
      if (isShown(toRgb({ ...color, c: middle }))) low = middle;
      else high = middle;
    }
    rgb = toRgb({ ...color, c: low });
  }
  const hex = rgb.map((v) =>
    Math.round(Math.min(1, Math.max(0, v)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as unknown as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.1 contrast of two hex colors, 1 to 21, in either order. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
