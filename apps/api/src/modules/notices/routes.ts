import type { FastifyInstance } from 'fastify';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { changeNoticeSettings, noticeSettingsOf } from './noticeSettings.ts';
import { noticeText } from './notify.ts';
import { notices } from './tables.ts';

const unreadOf = (userId: number) => and(eq(notices.userId, userId), isNull(notices.readAt));

async function countUnread(db: Database, userId: number): Promise<number> {
  return db.$count(notices, unreadOf(userId));
}

/** Mounts the notices of the logged-in user: list, unread count, read, settings (FND-53). */
export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getNotices', async ({ query, viewer }) => {
    const userId = requireUser(viewer);
    const wanted = query.unread === '1' ? unreadOf(userId) : eq(notices.userId, userId);
    const [total] = await deps.db.select({ count: count() }).from(notices).where(wanted);
    const { limit, offset } = pageWindow(query);
    const rows = await deps.db
      .select()
      .from(notices)
      .where(wanted)
      .orderBy(desc(notices.createdAt), desc(notices.id))
      .limit(limit)
      .offset(offset);
    return {
      data: rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        ...noticeText(viewer.locale, row.kind, row.values),
        link: row.link,
        created_at: row.createdAt.toISOString(),
        read_at: row.readAt?.toISOString() ?? null,
      })),
      meta: pageMeta(query, total?.count ?? 0),
    };
  });

  registerRoute(app, 'getNoticesUnreadCount', async ({ viewer }) => ({
    unread: await countUnread(deps.db, requireUser(viewer)),
  }));

  registerRoute(app, 'postNoticesRead', async ({ body, viewer }) => {
    const userId = requireUser(viewer);
    const chosen = body.ids === undefined ? undefined : inArray(notices.id, body.ids);
    await deps.db
      .update(notices)
      .set({ readAt: deps.clock.now() })
      .where(and(unreadOf(userId), chosen));
    return { unread: await countUnread(deps.db, userId) };
  });

  registerRoute(app, 'getNoticesSettings', ({ viewer }) =>
    noticeSettingsOf(deps.db, requireUser(viewer)),
  );

  registerRoute(app, 'putNoticesSettings', ({ body, viewer }) =>
    changeNoticeSettings(deps, requireUser(viewer), body),
  );
}
