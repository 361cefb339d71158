import type { DocumentFormat } from '#providers/convert/DocumentConverter.ts';

/** What the file of a document belongs to; who takes part in the live may have it. */
export const LIVE_PREVIEW = 'LivePreview';

/** What a document is, as far as showing it goes. */
export type PreviewKind = DocumentFormat | 'image';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What is taken, by what a file's first bytes say it is (LPRE-18). */
const KINDS: Readonly<Record<string, PreviewKind>> = {
  'application/pdf': 'pdf',
  [`${OFFICE}.presentationml.presentation`]: 'pptx',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
};

/** What a stored file is shown as; undefined for what is not taken. */
export const previewKindOf = (contentType: string): PreviewKind | undefined => KINDS[contentType];
