import { open } from 'node:fs/promises';

const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/**
 * Length of the file's tail that contains the end of its directory: a comment has at most 65,535
 * bytes.
 */
const TAIL_BYTES = END_BYTES + 65_535;
/** Placeholder for a number too large for the directory, as in files above 4 GB. */
const ELSEWHERE = 0xff_ff_ff_ff;
/** Maximum size of the directory: an Office file has some hundred parts. */
const LIST_MAX = 16 * 1024 * 1024;

/**
 * Returns the unpacked size of an Office file's parts, according to its directory. The directory
 * can be false, so unpacking is limited too; this check refuses openly large files early.
 *
 * @returns null for anything but such a file; infinity if the size exceeds the directory's fields
 */
export async function unpackedBytes(path: string): Promise<number | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = endOf(tail);
    if (end === undefined) return null;
    const listBytes = tail.readUInt32LE(end + 12);
    const listAt = tail.readUInt32LE(end + 16);
    if (listBytes === ELSEWHERE || listAt === ELSEWHERE) return Infinity;
    if (listAt + listBytes > size) return null;
    if (listBytes > LIST_MAX) return Infinity;
    const list = Buffer.alloc(listBytes);
    await file.read(list, 0, listBytes, listAt);
    return sumOf(list);
  } finally {
    await file.close();
  }
}

function endOf(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return undefined;
}

function sumOf(list: Buffer): number | null {
  let sum = 0;
  let at = 0;
  while (at + ENTRY_BYTES <= list.length) {
    if (list.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const bytes = list.readUInt32LE(at + 24);
    sum += bytes === ELSEWHERE ? Infinity : bytes;
    const [name, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(at + field));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return at === 0 ? null : sum;
}
