import { RichTextView } from '@rostra/ui/RichTextView';

/** Pass the server’s HTML: its structure gives headings and paragraphs. */
export const Do = () => (
  <RichTextView html="<h3>Supply</h3><p>Test hours limit it.</p><p>Cells follow in 2027.</p>" />
);

/** Pass plain text: its lines run together. */
export const Dont = () => (
  <RichTextView html={'Supply\nTest hours limit it.\nCells follow in 2027.'} />
);

/** An article’s body, sanitized by the server. */
export function Example({ article }: { article: { bodyHtml: string } }) {
  return <RichTextView html={article.bodyHtml} />;
}
