import { eq } from 'drizzle-orm';
import type { Locale } from '@rostra/contract';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Issue } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { industryOf, isTickerRegion } from '#modules/reference/index.ts';
import { profiles, users } from './tables.ts';

/** Stores the language that a user has chosen (I18N-05). */
export async function changeLanguage(deps: Deps, userId: number, language: Locale): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await tx.update(users).set({ defaultLocale: language }).where(eq(users.id, userId));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'user.changeLanguage',
      subject: { type: 'user', id: userId },
      after: { language },
    });
  });
}

export interface Focus {
  follow_industries_ids: number[];
  follow_ticker_region_ids: number[];
}

/** Stores the industries and markets that a user follows (AUTH-12); refuses unknown IDs. */
export async function changeFocus(deps: Deps, userId: number, focus: Focus): Promise<Focus> {
  const issues: Issue[] = [];
  const check = (field: keyof Focus, isKnown: (id: number) => boolean): void => {
    focus[field].forEach((id, index) => {
      if (!isKnown(id)) issues.push({ path: `body.${field}.${index}`, rule: 'invalid_value' });
    });
  };
  check('follow_industries_ids', (id) => industryOf(id) !== undefined);
  check('follow_ticker_region_ids', isTickerRegion);
  if (issues.length > 0) throw new AppError('invalidInput', { issues });
  const followIndustriesIds = [...new Set(focus.follow_industries_ids)];
  const followTickerRegionIds = [...new Set(focus.follow_ticker_region_ids)];
  const values = { followIndustriesIds, followTickerRegionIds };
  await inTransaction(deps, async (tx) => {
    await tx
      .insert(profiles)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: profiles.userId, set: values });
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'user.changeFocus',
      subject: { type: 'user', id: userId },
      after: values,
    });
  });
  return {
    follow_industries_ids: followIndustriesIds,
    follow_ticker_region_ids: followTickerRegionIds,
  };
}
