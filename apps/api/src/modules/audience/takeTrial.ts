import { and, count, eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { rowOf } from './putAudience.ts';
import type { AudienceSubject } from './putAudience.ts';
import { audiences, audienceTrials } from './tables.ts';

/**
 * Takes a trial seat for a reader who opens an item. The audience row is locked meanwhile, so that
 * concurrent readers never exceed the quota.
 *
 * @returns whether the reader has a seat now
 */
export async function takeTrial(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  subject: AudienceSubject,
  viewer: Viewer,
): Promise<boolean> {
  const { userId, organizations } = viewer;
  if (userId === undefined) return false;
  return inTransaction(deps, async (tx) => {
    const [audience] = await tx
      .select({ quota: audiences.trialQuota })
      .from(audiences)
      .where(rowOf(subject))
      .for('update');
    if (audience === undefined) return false;
    for (const { id: organizationId } of organizations) {
      const ofOrganization = and(
        eq(audienceTrials.subjectType, subject.type),
        eq(audienceTrials.subjectId, subject.id),
        eq(audienceTrials.organizationId, organizationId),
      );
      const [mine] = await tx
        .select({ userId: audienceTrials.userId })
        .from(audienceTrials)
        .where(and(ofOrganization, eq(audienceTrials.userId, userId)));
      if (mine !== undefined) return true;
      const [taken] = await tx
        .select({ places: count() })
        .from(audienceTrials)
        .where(ofOrganization);
      if (taken === undefined || taken.places >= audience.quota) continue;
      await tx.insert(audienceTrials).values({
        subjectType: subject.type,
        subjectId: subject.id,
        organizationId,
        userId,
        takenAt: deps.clock.now(),
      });
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'user', id: userId },
        action: 'audience.takeTrial',
        subject: { type: 'user', id: userId },
        after: { audience: { type: subject.type, id: subject.id }, organizationId },
      });
      return true;
    }
    return false;
  });
}
