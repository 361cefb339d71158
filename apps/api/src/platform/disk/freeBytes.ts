import { statfs } from 'node:fs/promises';

/**
 * Bytes that must be free in a folder before data is written to it. PostgreSQL's log grows by files
 * of 16 MB: the reserve holds several, so that a write that has begun can end.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Returns the free bytes of a folder's disk; Infinity if unknown. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
