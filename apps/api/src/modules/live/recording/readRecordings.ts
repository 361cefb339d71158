import { asc, eq } from 'drizzle-orm';
import type { RecordingPart } from '@rostra/contract/live';
import { fileUrlOf } from '#modules/files/index.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import { requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { Database } from '#platform/database/Database.ts';
import { liveRecordings } from './tables.ts';
import type { RecordingRow } from './tables.ts';

const urlOf = (key: string | null): string | null => (key === null ? null : fileUrlOf(key));

const partOf = (row: RecordingRow): RecordingPart => ({
  id: row.id,
  part: row.part,
  state: row.state,
  started_at: row.startedAt.toISOString(),
  stopped_at: row.stoppedAt?.toISOString() ?? null,
  stops_at: row.state === 'running' ? row.stopsAt.toISOString() : null,
  ends_soon: row.state === 'running' && row.warnedAt !== null,
  seconds: row.seconds,
  failure: row.failure,
  media_url: urlOf(row.mediaKey),
  hls_url: urlOf(row.hlsKey),
});

/** Returns the parts of a live session's recording, for members who were already admitted. */
export async function partsOf(db: Database, liveId: number): Promise<RecordingPart[]> {
  const rows = await db
    .select()
    .from(liveRecordings)
    .where(eq(liveRecordings.liveId, liveId))
    .orderBy(asc(liveRecordings.part));
  return rows.map(partOf);
}

/**
 * Returns the parts of a live session's recording, also after its end, for super roles and members
 * with host controls (LHST-24).
 *
 * @throws AppError `liveRoleRefused`, and as `requireMember`
 */
export async function readRecordings(
  db: Database,
  request: RequestContext,
): Promise<RecordingPart[]> {
  requireRight(mayModerate(await requireMember(db, request, 'recording')));
  return partsOf(db, request.liveId);
}
