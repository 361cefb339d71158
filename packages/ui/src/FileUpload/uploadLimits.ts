const MEGABYTE = 1024 * 1024;

/** Largest image and video, in bytes; the limit itself is allowed (platform §5, decisions UI-11, UI-12). */
export const IMAGE_LIMIT = 18 * MEGABYTE;
export const VIDEO_LIMIT = 500 * MEGABYTE;

/** The MIME type of a PDF. */
export const PDF = 'application/pdf';

export type UploadFault = 'imageTooLarge' | 'videoTooLarge' | 'fileTooLarge' | 'wrongType';

export interface UploadRule {
  /** Decides the words alone; what is refused follows from `limit` and `accept`. */
  kind: 'image' | 'imageOrPdf' | 'video' | 'file';
  /** Bytes. */
  limit: number;
  /** MIME types, also `image/*`; empty allows all. */
  accept: readonly string[];
}

/** What is wrong with a chosen file; null when it may be sent. */
export function faultOf(
  file: { size: number; type: string },
  { kind, limit, accept }: UploadRule,
): UploadFault | null {
  const isAccepted =
    accept.length === 0 ||
    accept.some((type) =>
      type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
    );
  if (!isAccepted) return 'wrongType';
  if (file.size <= limit) return null;
  if (kind === 'video') return 'videoTooLarge';
  const isImage = kind === 'image' || (kind === 'imageOrPdf' && file.type !== PDF);
  return isImage ? 'imageTooLarge' : 'fileTooLarge';
}

/** A limit in words: `18M`, as the product says it. */
export const limitText = (bytes: number): string => `${Math.round(bytes / MEGABYTE)}M`;
