import type { UploadKind } from '@rostra/contract';

/** The type of a file that its first bytes show. */
export interface DetectedType {
  contentType: string;
  kind: UploadKind;
}

/** Number of leading bytes that suffice for the detection. */
export const HEAD_BYTES = 64;

const ascii = (head: Buffer, start: number, end: number): string =>
  head.subarray(start, end).toString('latin1');

const VIDEO_BRANDS: Readonly<Record<string, string>> = { 'qt  ': 'video/quicktime' };
/** Image formats in the same container as MP4; not all browsers show them. */
const IMAGE_BRANDS = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif', 'avis']);

const OFFICE_TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const OLD_OFFICE_TYPES: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/**
 * Detects the type of a file by its first bytes. The name only distinguishes Office formats, which
 * share theirs. Returns undefined for types that are not accepted (SVG, HTML, programs, archives).
 */
export function detectContentType(head: Buffer, name: string): DetectedType | undefined {
  if (ascii(head, 0, 3) === '\xff\xd8\xff') return { contentType: 'image/jpeg', kind: 'image' };
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return { contentType: 'image/png', kind: 'image' };
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return { contentType: 'image/gif', kind: 'image' };
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') {
    return { contentType: 'image/webp', kind: 'image' };
  }
  if (ascii(head, 4, 8) === 'ftyp') {
    const brand = ascii(head, 8, 12);
    if (IMAGE_BRANDS.has(brand)) return undefined;
    return { contentType: VIDEO_BRANDS[brand] ?? 'video/mp4', kind: 'video' };
  }
  if (ascii(head, 0, 4) === '\x1a\x45\xdf\xa3') return { contentType: 'video/webm', kind: 'video' };
  if (ascii(head, 0, 5) === '%PDF-') return { contentType: 'application/pdf', kind: 'document' };
  const extension = /\.([a-z]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (ascii(head, 0, 4) === 'PK\x03\x04') return office(OFFICE_TYPES[extension]);
  if (ascii(head, 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') {
    return office(OLD_OFFICE_TYPES[extension]);
  }
  return undefined;
}

const office = (contentType: string | undefined): DetectedType | undefined =>
  contentType === undefined ? undefined : { contentType, kind: 'document' };

const EXTENSIONS: Readonly<Record<UploadKind, string>> = {
  image: 'img',
  video: 'vid',
  document: 'doc',
};

/** Returns the storage key of a new file: a random name, never the user's. */
export const fileKey = (kind: UploadKind, uuid: string): string =>
  `${uuid.replaceAll('-', '')}.${EXTENSIONS[kind]}`;
