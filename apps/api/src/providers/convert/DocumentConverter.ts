import type { PreviewFailure } from '@rostra/contract/live';
import type { Readable } from 'node:stream';

/** Accepted formats: a PDF is only checked, the others are converted to PDF. */
export const DOCUMENT_FORMATS = ['pdf', 'pptx', 'docx', 'xlsx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** The result of a conversion. */
export type Conversion =
  | {
      readonly pages: number;
      /** The converted PDF; null if the document is a PDF itself. */
      readonly pdf: Buffer | null;
    }
  | { readonly failure: PreviewFailure };

/** Makes a PDF that opens from an uploaded document with any content. */
export interface DocumentConverter {
  /**
   * Converts one document at a time while the others wait. It always ends, and without an error for
   * any content: a document that cannot be shown returns a reason.
   *
   * @throws Error when the machine fails: no temporary folder, no process
   */
  convert(source: Readable, format: DocumentFormat): Promise<Conversion>;
}
