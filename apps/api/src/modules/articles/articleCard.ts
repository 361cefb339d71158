import { coinsFromCents } from '@rostra/contract';
import type { Row } from '@rostra/contract';
import type { EntitlementSource } from '#modules/products/index.ts';
import type { OfferViewer } from '#modules/offers/index.ts';
import { industryOf } from '#modules/reference/index.ts';
import { accessLabel } from './articleAccess.ts';
import type { cardColumns } from './articleColumns.ts';

export type ArticleCard = Row<'getArticles'>;

/** A row of {@link cardColumns}, with how the reader got the work. */
export type CardRow = {
  [Key in keyof typeof cardColumns]: (typeof cardColumns)[Key]['_']['data'] | Nullable<Key>;
} & { bought: EntitlementSource | null };

type Nullable<Key extends keyof typeof cardColumns> =
  (typeof cardColumns)[Key]['_']['notNull'] extends true ? never : null;

/** Returns the card of an article for this reader. */
export function articleCard(row: CardRow, viewer: OfferViewer, now: Date): ArticleCard {
  const industry = row.industryId === null ? undefined : industryOf(row.industryId);
  const priced = !row.isFree && !row.onlyVip;
  return {
    id: row.id,
    kind: row.kind,
    lang: row.lang,
    title: row.title,
    summary: row.summary,
    author: {
      id: row.authorId,
      sc_name: row.scName ?? row.nickname,
      tc_name: row.tcName,
      en_name: row.enName ?? row.nickname,
      sc_title: row.scTitle,
      en_title: row.enTitle,
    },
    industry: industry ?? null,
    cover_url: row.coverUrl,
    published_at: (row.publishedAt ?? now).toISOString(),
    word_count: row.wordCount,
    read_time: row.readTime,
    views: row.views,
    likes: row.likes,
    access: accessLabel(row, viewer, row.bought, now),
    current_price: priced ? coinsOrNull(row.currentPriceCents) : null,
    original_price: priced ? coinsOrNull(row.originalPriceCents) : null,
    ai_made: row.kind === 'ai_notes',
  };
}

const coinsOrNull = (cents: number | null): number | null =>
  cents === null ? null : coinsFromCents(cents);
