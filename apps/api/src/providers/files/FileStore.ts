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
 * Keeps files by key. Keys are ours, never a user's file name: lower-case letters, digits, `-`, `/`
 * and one dot. Permission to read a file is checked before its link is made.
 */
export interface FileStore {
  /** Stores a file, replacing an existing one. @returns the bytes written */
  put(key: string, content: Readable | Buffer, contentType: string): Promise<number>;
  /** Opens a file; returns null if it does not exist. */
  open(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Returns the size of a file in bytes, or null if it does not exist. */
  size(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  /** Removes drafts that a killed process left before a moment. */
  removeDrafts(before: Date): Promise<void>;
}
