import { eq, inArray } from 'drizzle-orm';
import { users } from '#modules/accounts/tables.ts';
import { audienceOf, putAudience } from '#modules/audience/index.ts';
import type { Audience } from '#modules/audience/index.ts';
import { organizationTypeOf } from '#modules/reference/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { ARTICLE } from './publishArticle.ts';
import { articles } from './tables.ts';

/**
 * Sets the audience of an article in all its languages.
 *
 * @throws AppError `contentNotFound`; `invalidInput` for a type or user that does not exist
 */
export async function putArticleAudience(
  deps: Deps,
  change: { id: number; staffId: number; audience: Audience },
): Promise<void> {
  const { id, staffId, audience } = change;
  refuseUnknown('organization_type_ids', audience.organizationTypeIds, (type) =>
    Boolean(organizationTypeOf(type)),
  );
  await inTransaction(deps, async (tx) => {
    const [article] = await tx
      .select({ workId: articles.workId })
      .from(articles)
      .where(eq(articles.id, id));
    if (article === undefined) throw new AppError('contentNotFound');
    if (audience.userIds.length > 0) {
      const known = await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [...audience.userIds]));
      const ids = new Set(known.map((user) => user.id));
      refuseUnknown('user_ids', audience.userIds, (user) => ids.has(user));
    }
    const subject = { type: ARTICLE, id: article.workId } as const;
    const before = await audienceOf(tx, subject);
    await putAudience(tx, subject, audience);
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'staff', id: staffId },
      action: 'article.audience',
      subject: { type: ARTICLE, id },
      before: { audience: before },
      after: { audience },
    });
  });
}

function refuseUnknown(
  field: string,
  ids: readonly number[],
  isKnown: (id: number) => boolean,
): void {
  const unknown = ids.findIndex((id) => !isKnown(id));
  if (unknown === -1) return;
  const issue = { path: `body.${field}.${unknown}`, rule: 'invalid_value' };
  throw new AppError('invalidInput', { issues: [issue] });
}
