import { DOCUMENT_MAX_BYTES } from '@rostra/contract';
import { PREVIEW_CONVERT_TIMEOUT_MS, PREVIEW_PAGES_MAX } from '@rostra/contract/live';

const MEBIBYTE = 1024 * 1024;

/** What one conversion may take; ours. */
export interface ConvertLimits {
  /** Ms for the conversion, and again for the look at its PDF. */
  readonly timeoutMs: number;
  /** Bytes of memory of each process. */
  readonly memoryBytes: number;
  /** Bytes of one file that is written. */
  readonly fileBytes: number;
  /** Bytes of all that is written. */
  readonly folderBytes: number;
  /** Bytes that the parts of an Office file become when they are unpacked. */
  readonly unpackedBytes: number;
  /** Pages; more are nothing to show in a meeting. */
  readonly pages: number;
}

export const CONVERT_LIMITS: ConvertLimits = {
  timeoutMs: PREVIEW_CONVERT_TIMEOUT_MS,
  memoryBytes: 4096 * MEBIBYTE,
  fileBytes: DOCUMENT_MAX_BYTES * 4,
  folderBytes: 512 * MEBIBYTE,
  unpackedBytes: 512 * MEBIBYTE,
  pages: PREVIEW_PAGES_MAX,
};
