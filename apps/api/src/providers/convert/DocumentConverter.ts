import type { PreviewFailure } from '@rostra/contract/live';
import type { Readable } from 'node:stream';

/** What is taken: a PDF is looked at alone, the others become one. */
export const DOCUMENT_FORMATS = ['pdf', 'pptx', 'docx', 'xlsx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** What became of a document. */
export type Conversion =
  | {
      readonly pages: number;
      /** The PDF that was made; null of a document that is one. */
      readonly pdf: Buffer | null;
    }
  | { readonly failure: PreviewFailure };

/** Makes a PDF that opens of what people upload, whatever they upload. */
export interface DocumentConverter {
  /**
   * One document at a time, the others wait. It always ends, and well for every content: what cannot
   * be shown says why.
   *
   * @throws Error when the machine fails: no temporary folder, no process
   */
  convert(source: Readable, format: DocumentFormat): Promise<Conversion>;
}
