import { DOCUMENT_MAX_BYTES } from '@rostra/contract';
import { PREVIEW_CONVERT_TIMEOUT_MS, PREVIEW_PAGES_MAX } from '@rostra/contract/live';

const MEBIBYTE = 1024 * 1024;

/** The limits of one conversion; ours. */
export interface ConvertLimits {
  /** Ms for the conversion, and again for the check of its PDF. */
  readonly timeoutMs: number;
  /** Bytes of memory of each process. */
  readonly memoryBytes: number;
  /** Maximum size of one written file. */
  readonly fileBytes: number;
  /** Maximum size of all written files together. */
  readonly folderBytes: number;
  /** Maximum unpacked size of an Office file's parts. */
  readonly unpackedBytes: number;
  /** Maximum number of pages; longer documents do not fit a meeting. */
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
