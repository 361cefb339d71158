import { asc, eq } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import { viewerFact } from '#platform/viewer/ViewerFact.ts';
import { vipGrants } from './tables.ts';
import { vipTimeline } from './vipTimeline.ts';
import type { VipGrant } from './vipTimeline.ts';

/** Selects the grants of a user, for `vipTimeline`, as a column of another query. */
export const grantsOfUserColumn = (db: Database, userId: SQLWrapper): SQL<VipGrant[]> =>
  nestedRows(
    {
      level: vipGrants.level,
      days: vipGrants.days,
      grantedAt: vipGrants.grantedAt,
      revokedAt: vipGrants.revokedAt,
    },
    (grant: VipGrant) => grant,
    (list) =>
      db
        .select({ list })
        .from(vipGrants)
        .where(eq(vipGrants.userId, userId))
        .orderBy(asc(vipGrants.grantedAt), asc(vipGrants.id)),
  );

/** The VIP that a viewer has now. */
export const vipFact = viewerFact({
  name: 'vip',
  column: grantsOfUserColumn,
  toViewer(grants, now) {
    const vip = vipTimeline(grants, now);
    return vip === undefined ? {} : { vipUntil: vip.expiresAt, vipLevel: vip.level };
  },
});
