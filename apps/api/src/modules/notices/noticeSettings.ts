import { NOTICE_GROUPS } from '@rostra/contract';
import type { Data, NoticeGroup } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { noticeMutes } from './tables.ts';

const muteOf = (userId: number, group: NoticeGroup) =>
  and(eq(noticeMutes.userId, userId), eq(noticeMutes.group, group));

/** Returns whether a user has turned a group of notices off. */
export const isMuted = async (
  tx: Transaction,
  userId: number,
  group: NoticeGroup,
): Promise<boolean> => (await tx.$count(noticeMutes, muteOf(userId, group))) > 0;

/** Returns every group of notices, and whether the user gets it. */
export async function noticeSettingsOf(
  db: Database,
  userId: number,
): Promise<Data<'getNoticesSettings'>> {
  const muted = await db
    .select({ group: noticeMutes.group })
    .from(noticeMutes)
    .where(eq(noticeMutes.userId, userId));
  const off = new Set(muted.map(({ group }) => group));
  return NOTICE_GROUPS.map((group) => ({ group, is_on: !off.has(group) }));
}

/** Turns a group of a user's notices on or off; repeating it changes nothing. */
export async function changeNoticeSettings(
  deps: Deps,
  userId: number,
  { group, is_on: isOn }: { group: NoticeGroup; is_on: boolean },
): Promise<Data<'putNoticesSettings'>> {
  await inTransaction(deps, async (tx) => {
    const changed = isOn
      ? await tx.delete(noticeMutes).where(muteOf(userId, group)).returning()
      : await tx.insert(noticeMutes).values({ userId, group }).onConflictDoNothing().returning();
    if (changed.length === 0) return;
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'notice_settings.change',
      subject: { type: 'user', id: userId },
      after: { group, isOn },
    });
  });
  return noticeSettingsOf(deps.db, userId);
}
