import { z } from 'zod';
import {
  measureText,
  plainText,
  renderHtml,
  richDocument,
  splitAtPaywall,
} from '#modules/rich-text/index.ts';

const line = z.string().min(1).max(500);

/** What an author hands in for review and what a passed revision puts into the article. */
export const articleContent = z.strictObject({
  title: z.string().min(1).max(200),
  summary: z.string().min(1).max(1000),
  document: richDocument,
  keyData: z.array(z.strictObject({ label: line, value: line })).max(20),
  risks: z.array(line).max(20),
  opportunities: z.array(line).max(20),
  repostTitle: z.string().max(200).nullable(),
  repostUrl: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable(),
});

export type ArticleContent = z.output<typeof articleContent>;

/** What readers get of a text, made once when it is published. */
export function derivedColumns(content: ArticleContent): {
  freeHtml: string;
  fullHtml: string;
  freeText: string;
  wordCount: number;
  readTime: number;
} {
  const { free } = splitAtPaywall(content.document);
  return {
    freeHtml: renderHtml(free),
    fullHtml: renderHtml(content.document),
    freeText: plainText(free),
    ...measureText(plainText(content.document)),
  };
}
