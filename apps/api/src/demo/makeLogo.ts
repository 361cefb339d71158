import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];

/** A logo of the demo: a figure on a ground. `holds` says of a point whether it lies in the figure. */
export interface DemoLogo {
  readonly ground: Color;
  readonly figure: Color;
  /** Both from -1 to 1, from the middle to the right and down. */
  readonly holds: (x: number, y: number) => boolean;
}

const SIZE = 96;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const BITS = 8;
/** Red, green and blue without transparency. */
const TRUE_COLOR = 2;

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Draws a logo as a PNG. */
export function makeLogo({ ground, figure, holds }: DemoLogo): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  head.set([BITS, TRUE_COLOR], 8);
  const lines = Array.from({ length: SIZE }, (_, line) => [
    // Each line is written as it is.
    0,
    ...Array.from({ length: SIZE }, (__, column) =>
      holds(toUnit(column), toUnit(line)) ? figure : ground,
    ).flat(),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const toUnit = (pixel: number): number => ((pixel + 0.5) / SIZE) * 2 - 1;
