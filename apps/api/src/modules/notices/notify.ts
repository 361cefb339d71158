import { serverText } from '@rostra/i18n/server';
import type { Transaction } from '#platform/database/Database.ts';
import type { Locale } from '#platform/viewer/Viewer.ts';
import { valuesIn } from './noticeValues.ts';
import type { NoticeValues } from './noticeValues.ts';
import { noticeGroups } from './noticeGroups.ts';
import { isMuted } from './noticeSettings.ts';
import { notices } from './tables.ts';
import type { NoticeKind } from './NoticeKind.ts';

export type { NoticeKind } from './NoticeKind.ts';

/**
 * Writes a notice to a user in the transaction of its cause or of the event subscriber; skips muted
 * groups.
 *
 * @param at when the cause happened; the event time can be long before its delivery
 * @param values the values of the placeholders, in both languages where they are words
 * @param link a path of the site that the notice leads to
 */
export async function notify(
  tx: Transaction,
  at: Date,
  userId: number,
  kind: NoticeKind,
  values: NoticeValues = {},
  link: string | null = null,
): Promise<void> {
  const group = noticeGroups[kind];
  if (group !== null && (await isMuted(tx, userId, group))) return;
  await tx.insert(notices).values({ userId, kind, values, link, createdAt: at });
}

/** Returns a notice's title and text in the reader's language. */
export function noticeText(
  locale: Locale,
  kind: string,
  values: NoticeValues,
): { title: string; body: string } {
  const text = serverText(locale);
  const words = valuesIn(locale, values);
  return {
    title: text(`notice.${kind as NoticeKind}.title`, words),
    body: text(`notice.${kind as NoticeKind}.body`, words),
  };
}
