import { serverText } from '@rostra/i18n/server';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Locale } from '#platform/viewer/Viewer.ts';
import { valuesIn } from './noticeValues.ts';
import type { NoticeValues } from './noticeValues.ts';
import { isMuted } from './noticeSettings.ts';
import { notices } from './tables.ts';
import type { NoticeKind } from './NoticeKind.ts';

/** A notice to write. */
export interface NewNotice {
  /** When the cause happened; the event time can be long before its delivery. */
  at: Date;
  userId: number;
  /** A kind that a module declares. */
  kind: NoticeKind;
  /** The values of the placeholders, in both languages where they are words. */
  values?: NoticeValues;
  /** A path of the site that the notice leads to. */
  link?: string | null;
}

/**
 * Writes a notice to a user in the transaction of its cause or of the event subscriber; skips muted
 * groups.
 *
 * @throws Error if no module declares the kind
 */
export async function notify(
  tx: Transaction,
  deps: Pick<Deps, 'contributed'>,
  { at, userId, kind, values = {}, link = null }: NewNotice,
): Promise<void> {
  const declared = deps.contributed('notifications').find((known) => known.kind === kind);
  if (declared === undefined) throw new Error(`No module declares the notice ${kind}.`);
  const { group } = declared;
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
