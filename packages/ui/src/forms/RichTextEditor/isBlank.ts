import type { RichTextDocument } from './richTextDocument.ts';

/** The fields that all parts of a document share. */
interface Part {
  type: string;
  text?: string | undefined;
  content?: readonly Part[] | undefined;
}

/** Parts that are content without a word. */
const SHOWN = new Set(['image', 'figure_data']);

const hasContent = ({ type, text = '', content = [] }: Part): boolean =>
  SHOWN.has(type) || text.trim() !== '' || content.some(hasContent);

/** Returns whether a document has neither words nor images; a sign of the paid part is neither. */
export const isBlank = (document: RichTextDocument): boolean => !hasContent(document);
