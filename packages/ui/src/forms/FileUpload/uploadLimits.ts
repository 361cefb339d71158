const MEGABYTE = 1024 * 1024;

/** Maximum size of an image and a video in bytes, inclusive (platform §5, decisions UI-11, UI-12). */
export const IMAGE_LIMIT = 18 * MEGABYTE;
export const VIDEO_LIMIT = 500 * MEGABYTE;

/** The MIME type of a PDF. */
export const PDF = 'application/pdf';

export type UploadFault = 'imageTooLarge' | 'videoTooLarge' | 'fileTooLarge' | 'wrongType';

export interface UploadRule {
  /** Determines only the texts; `limit` and `accept` decide what is refused. */
  kind: 'image' | 'imageOrPdf' | 'video' | 'file';
  /** In bytes. */
  limit: number;
  /** MIME types, also `image/*`; empty allows all. */
  accept: readonly string[];
}

/** Returns the problem with a selected file; null if it may be uploaded. */
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

/** Formats a limit as the product writes it: `18M`. */
export const limitText = (bytes: number): string => `${Math.round(bytes / MEGABYTE)}M`;
