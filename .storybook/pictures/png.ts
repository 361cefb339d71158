import { deflateSync, inflateSync } from 'node:zlib';

/** A picture as rows of red, green, blue, opaque: four bytes a pixel. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes a pixel by PNG's kinds of colour that Chromium writes: true colour, and with transparency. */
const bytesPerPixel: Record<number, number> = { 2: 3, 6: 4 };

function* chunksOf(file: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    yield {
      type: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + length),
    };
    at += length + 12;
  }
}

const nearest = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((each) => Math.abs(guess - each));
  if (toLeft! <= toAbove! && toLeft! <= toCorner!) return left;
  return toAbove! <= toCorner! ? above : corner;
};

/** What a row's filter added to each byte is taken off again, in place. */
function unfilter(rows: Buffer, stride: number, bpp: number): void {
  for (let start = 0; start < rows.length; start += stride + 1) {
    const filter = rows[start];
    if (filter === 0) continue;
    for (let at = start + 1; at <= start + stride; at += 1) {
      const isFirst = at - start <= bpp;
      const left = isFirst ? 0 : rows[at - bpp]!;
      const above = start === 0 ? 0 : rows[at - stride - 1]!;
      const corner = isFirst || start === 0 ? 0 : rows[at - stride - 1 - bpp]!;
      if (filter === 1) rows[at]! += left;
      else if (filter === 2) rows[at]! += above;
      else if (filter === 3) rows[at]! += (left + above) >> 1;
      else rows[at]! += nearest(left, above, corner);
    }
  }
}

/** The pixels of a PNG as Chromium writes it. */
export function readPng(file: Buffer): Raster {
  const chunks = [...chunksOf(file)];
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  const bpp = bytesPerPixel[head?.[9] ?? 0];
  if (!head || bpp === undefined || head[8] !== 8 || head[12] !== 0)
    throw new TypeError('not a PNG of eight bits true colour');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const rows = inflateSync(Buffer.concat(packed));
  const stride = width * bpp;
  unfilter(rows, stride, bpp);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let row = 0, to = 0; row < height; row += 1)
    for (let at = row * (stride + 1) + 1, end = at + stride; at < end; at += bpp, to += 4) {
      data[to] = rows[at]!;
      data[to + 1] = rows[at + 1]!;
      data[to + 2] = rows[at + 2]!;
    }
  return { width, height, data };
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 255]!;
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** Pixels as a PNG, for eyes and reports. */
export function writePng({ width, height, data }: Raster): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
