import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PreviewFile, ShownPreview } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveMember } from '#modules/live/members/LiveMember.ts';
import { mayModerate } from '#modules/live/members/rights.ts';
import { readMemberContext } from '#modules/live/members/memberContext.ts';
import type { RequestContext, MemberContext } from '#modules/live/members/memberContext.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { previewUrl } from './previewLinks.ts';
import { livePreviewFiles } from './tables.ts';
import type { PreviewFileRow } from './tables.ts';

type Signing = Pick<Deps, 'config' | 'clock'>;

/**
 * Returns a document of a live session that was not deleted.
 *
 * @throws AppError `livePreviewNotFound`
 */
export async function requireFile(
  db: Database,
  liveId: number,
  fileId: number,
): Promise<PreviewFileRow> {
  const [row] = await db
    .select()
    .from(livePreviewFiles)
    .where(
      and(
        eq(livePreviewFiles.id, fileId),
        eq(livePreviewFiles.liveId, liveId),
        isNull(livePreviewFiles.removedAt),
      ),
    );
  if (row === undefined) throw new AppError('livePreviewNotFound');
  return row;
}

/** Returns the condition for the documents of a live session that a member sees. */
export const visibleFiles = (liveId: number, me: LiveMember): SQL | undefined =>
  and(
    eq(livePreviewFiles.liveId, liveId),
    isNull(livePreviewFiles.removedAt),
    mayModerate(me) ? undefined : eq(livePreviewFiles.state, 'finished'),
  );

/**
 * Returns the documents of a live session in order of creation: all of them for managers, finished
 * ones for others (LPRE-12, LPRE-13).
 */
export async function filesFor(
  deps: Signing & Pick<Deps, 'db'>,
  { live, me }: Pick<MemberContext, 'live' | 'me'>,
): Promise<PreviewFile[]> {
  const rows = await deps.db
    .select()
    .from(livePreviewFiles)
    .where(visibleFiles(live.id, me))
    .orderBy(asc(livePreviewFiles.id));
  return rows.map((row) => fileOf(deps, row));
}

/** Returns the list as the requester may see it (LPRE-02). @throws AppError as `readMemberContext` */
export async function readFiles(deps: Deps, request: RequestContext): Promise<PreviewFile[]> {
  return filesFor(deps, await readMemberContext(deps.db, request, 'documents'));
}

/** Returns the presented document, or null (LPRE-14). @throws AppError as `readMemberContext` */
export async function readShown(deps: Deps, request: RequestContext): Promise<ShownPreview | null> {
  const { live } = await readMemberContext(deps.db, request, 'shownDocument');
  if (live.shownPreviewId === null) return null;
  return shownOf(deps, live, await requireFile(deps.db, live.id, live.shownPreviewId));
}

/** Returns a presented document with a new link. */
export const shownOf = (
  { config, clock }: Signing,
  live: Pick<LiveRow, 'shownPage'>,
  row: PreviewFileRow,
): ShownPreview => ({
  id: row.id,
  file_name: row.fileName,
  preview_url: previewUrl(config, row, clock.now()),
  page: live.shownPage ?? 1,
  pages: row.pages,
});

const fileOf = ({ config, clock }: Signing, row: PreviewFileRow): PreviewFile => ({
  id: row.id,
  file_name: row.fileName,
  url: row.fileUrl,
  transfer_status: row.state,
  failure: row.failure,
  preview_info:
    row.state === 'finished'
      ? { preview_url: previewUrl(config, row, clock.now()), pages: row.pages }
      : null,
});
