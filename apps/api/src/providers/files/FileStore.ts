import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** A range of bytes, both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Keeps files by key. Keys are ours (never a user's file name): lower-case letters, digits, `-`, `/`
 * and one dot. Who may read a file is decided before its link is made.
 */
export interface FileStore {
  /** Stores a file, replacing what stood there. @returns the bytes written */
  put(key: string, content: Readable | Buffer, contentType: string): Promise<number>;
  /** Opens a file, or gives null when there is none. */
  open(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Bytes of a file, or null when there is none. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
}
