import { richDocument } from '@rostra/contract/schemas';
import { cleanText } from '@rostra/i18n/input';
import { z } from 'zod';
import {
  excerpt,
  measureText,
  plainText,
  renderHtml,
  splitAtPaywall,
} from '#modules/rich-text/index.ts';
import type { ImageSizes } from '#modules/rich-text/index.ts';

const words = (max: number, min = 0) =>
  z.string().max(max).transform(cleanText).pipe(z.string().min(min));
const line = words(500, 1);

/** Maximum length of a summary derived from the free part, for cards and search engines. */
const SUMMARY_CHARACTERS = 160;

const fields = z.strictObject({
  title: words(200, 1),
  /** If empty, the beginning of the free part replaces it. */
  summary: words(1000),
  document: richDocument,
  keyData: z.array(z.strictObject({ label: line, value: line })).max(20),
  risks: z.array(line).max(20),
  opportunities: z.array(line).max(20),
  repostTitle: words(200).nullable(),
  repostUrl: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable(),
});

/** The content that an author submits for review and an approved revision publishes. */
export const articleContent = fields.refine((content) => summaryOf(content) !== '', {
  path: ['summary'],
  error: 'A text of which nothing is free needs a summary.',
});

const summaryOf = ({ summary, document }: z.output<typeof fields>): string =>
  summary === '' ? excerpt(splitAtPaywall(document).free, SUMMARY_CHARACTERS) : summary;

export type ArticleContent = z.output<typeof articleContent>;

/**
 * Derives the published columns of a text, once at publication.
 *
 * @param sizes of the text's images, see `imageSizes`
 */
export function derivedColumns(
  content: ArticleContent,
  sizes: ImageSizes,
): {
  summary: string;
  freeHtml: string;
  fullHtml: string;
  freeText: string;
  wordCount: number;
  readTime: number;
} {
  const { free } = splitAtPaywall(content.document);
  return {
    summary: summaryOf(content),
    freeHtml: renderHtml(free, sizes),
    fullHtml: renderHtml(content.document, sizes),
    freeText: plainText(free),
    ...measureText(plainText(content.document)),
  };
}
