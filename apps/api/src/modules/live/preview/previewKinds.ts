import type { DocumentFormat } from '#providers/convert/DocumentConverter.ts';

/** Owner type of document files, readable by the members who see them in the list. */
export const LIVE_PREVIEW = 'LivePreview';

/** The form of a document for display. */
export type PreviewKind = DocumentFormat | 'image';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Accepted types, detected from a file's first bytes (LPRE-18). */
const KINDS: Readonly<Record<string, PreviewKind>> = {
  'application/pdf': 'pdf',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
};

/** Returns how a stored file is displayed; undefined if it is not accepted. */
export const previewKindOf = (contentType: string): PreviewKind | undefined => KINDS[contentType];
