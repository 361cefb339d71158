import type { ArticleKind } from '@rostra/contract';

/** Returns the path of an article; summaries have their own path to the same screen (CONT-03). */
export const articlePath = ({ id, kind }: { id: number; kind: ArticleKind }): string =>
  kind === 'summaries' || kind === 'original_summaries'
    ? `/summary/detail/${id}`
    : `/article/detail/${id}`;
