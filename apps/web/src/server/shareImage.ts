import type { ShareImageKind } from '@rostra/contract';
import {
  drawPlate,
  PLATE_BAR,
  PLATE_CUT,
  PLATE_HEIGHT,
  PLATE_WIDTH,
  plateLook,
} from '@rostra/ui/Plate';
import type { PlateBackground, PlateBar } from '@rostra/ui/Plate';
import { baseTheme, deriveTheme } from '@rostra/ui/theme';
import type { ColorToken } from '@rostra/ui/theme';
import { encode } from 'fast-png';

type Color = readonly [red: number, green: number, blue: number];

/** Pixels, as messengers recommend; the head names them. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Pixels for each unit of the plate, which is cut off above and below as on the site. */
const SCALE = WIDTH / PLATE_WIDTH;
const CUT_OFF = (PLATE_HEIGHT * SCALE - HEIGHT) / 2;
const { light } = deriveTheme(baseTheme.input);

/** Returns the color of a role such as `bgInverse` in the site's light theme. */
function colorOf(role: string): Color {
  const token = role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as ColorToken;
  const value = Number.parseInt(light[token].slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** Steps of a smooth edge, from the ground's color to that of the bar. */
const SHADES = 16;
const WEIGHTS = ['faint', 'plain', 'lit'] as const;

const mixed = (from: Color, to: Color, share: number): number[] =>
  from.map((value, part) => Math.round(value + ((to[part] ?? 0) - value) * share));

/** Returns the colors of a drawing: the ground, then the shades of each weight of bars. */
function paletteOf(background: PlateBackground): number[][] {
  const { ground, bar, lit, opacity } = plateLook[background];
  const from = colorOf(ground);
  const shades = WEIGHTS.flatMap((weight) =>
    Array.from({ length: SHADES }, (_, step) => {
      const share = ((step + 1) / SHADES) * (weight === 'lit' ? 1 : opacity[weight]);
      return mixed(from, colorOf(weight === 'lit' ? lit : bar), share);
    }),
  );
  return [[...from], ...shades];
}

/**
 * Returns the image of an article or event without a cover, as a PNG of 1200 by 630 pixels. An event
 * has the plate of its page; an article has a plate of its own, since both kinds count from 1.
 */
export function shareImage(kind: ShareImageKind, id: number): Uint8Array {
  const { background, bars } = drawPlate(kind === 'event' ? id : -id);
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (const bar of bars) fillBar(data, bar);
  const palette = paletteOf(background);
  return encode({ width: WIDTH, height: HEIGHT, data, channels: 1, palette });
}

/** Returns the part of the pixel from `pixel` to `pixel + 1` that lies between two edges. */
const covered = (pixel: number, from: number, to: number): number =>
  Math.max(0, Math.min(to, pixel + 1) - Math.max(from, pixel));

/** Paints a raked bar; bars do not overlap. A shade shows the part of a pixel that it covers. */
function fillBar(data: Uint8Array, bar: PlateBar): void {
  const none = WEIGHTS.indexOf(bar.weight) * SHADES;
  const top = bar.y * SCALE - CUT_OFF;
  const bottom = top + PLATE_BAR * SCALE;
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, Math.ceil(bottom)); y += 1) {
    const middle = (Math.max(y, top) + Math.min(y + 1, bottom)) / 2;
    const slant = (PLATE_CUT * (middle - top)) / PLATE_BAR;
    // The first bar of a row begins at the image's edge, which is straight.
    const left = bar.x === 0 ? 0 : bar.x * SCALE - slant;
    const right = (bar.x + bar.width) * SCALE - slant;
    for (let x = Math.floor(left); x < Math.min(WIDTH, Math.ceil(right)); x += 1) {
      const shade = Math.round(SHADES * covered(y, top, bottom) * covered(x, left, right));
      if (shade > 0) data[y * WIDTH + x] = none + shade;
    }
  }
}
