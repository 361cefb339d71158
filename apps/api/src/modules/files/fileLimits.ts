import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@rostra/contract';
import type { UploadKind } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import type { ErrorName } from '@rostra/contract';

/** The largest size of each kind, inclusive (platform §5, decisions ERR-11). */
export const MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  image: IMAGE_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
  document: DOCUMENT_MAX_BYTES,
};

const TOO_LARGE: Readonly<Record<UploadKind, ErrorName>> = {
  image: 'imageTooLarge',
  video: 'videoTooLarge',
  document: 'documentTooLarge',
};

/**
 * Returns the error for a file that is too large, in the words of the specification (platform §8).
 */
export const tooLarge = (kind: UploadKind): AppError => new AppError(TOO_LARGE[kind]);

/** Checks a declared or counted size. */
export function checkSize(kind: UploadKind, bytes: number): void {
  if (bytes > MAX_BYTES[kind]) throw tooLarge(kind);
}
