const FILE_HEAD_BYTES = 32;
const FRAME_HEAD_BYTES = 12;

/** Returns the header of an IVF file of VP8 whose times are ms. */
export function ivfHead(width: number, height: number, frames: number): Buffer {
  const head = Buffer.alloc(FILE_HEAD_BYTES);
  head.write('DKIF', 0, 'latin1');
  head.writeUInt16LE(FILE_HEAD_BYTES, 6);
  head.write('VP80', 8, 'latin1');
  head.writeUInt16LE(width, 12);
  head.writeUInt16LE(height, 14);
  head.writeUInt32LE(1000, 16);
  head.writeUInt32LE(1, 20);
  head.writeUInt32LE(frames, 24);
  return head;
}

/** Returns the header of an IVF frame. @param ms time at which it is shown */
export function ivfFrameHead(bytes: number, ms: number): Buffer {
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head.writeUInt32LE(bytes, 0);
  head.writeBigUInt64LE(BigInt(Math.round(ms)), 4);
  return head;
}
