import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { PageMeta } from '@rostra/contract';
import { profiles, users } from '#modules/accounts/tables.ts';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { comments } from './tables.ts';

/** The subject type of comments in the audit trail. */
export const COMMENT = 'Comment';

export interface CommentSubject {
  type: string;
  id: number;
}

/** A comment as shown to readers. */
export interface CommentRow {
  id: number;
  body: string;
  created_at: string;
  /** The name that the user entered, and its known scripts. */
  author: { id: number; name: string } & Record<'sc_name' | 'tc_name' | 'en_name', string | null>;
  mine: boolean;
}

const visible = (subject: CommentSubject) =>
  and(
    eq(comments.subjectType, subject.type),
    eq(comments.subjectId, subject.id),
    isNull(comments.withdrawnAt),
  );

/**
 * Returns a page of the comments on an item, newest first. The caller checks that the reader may
 * see it.
 */
export async function commentsOf(
  db: Database,
  subject: CommentSubject,
  query: { page: number; per_page: number },
  readerId: number | undefined,
): Promise<{ data: CommentRow[]; meta: PageMeta }> {
  const { limit, offset } = pageWindow(query);
  const [[total], found] = await Promise.all([
    db.select({ total: count() }).from(comments).where(visible(subject)),
    db
      .select({
        id: comments.id,
        body: comments.body,
        createdAt: comments.createdAt,
        author: {
          id: users.id,
          name: users.name,
          sc_name: profiles.scName,
          tc_name: profiles.tcName,
          en_name: profiles.enName,
        },
      })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.userId))
      .leftJoin(profiles, eq(profiles.userId, comments.userId))
      .where(visible(subject))
      .orderBy(desc(comments.id))
      .limit(limit)
      .offset(offset),
  ]);
  return {
    data: found.map((row) => ({
      id: row.id,
      body: row.body,
      created_at: row.createdAt.toISOString(),
      author: row.author,
      mine: row.author.id === readerId,
    })),
    meta: pageMeta(query, total?.total ?? 0),
  };
}

/**
 * Adds a comment.
 *
 * @returns its ID
 */
export async function addComment(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  comment: { subject: CommentSubject; userId: number; body: string },
): Promise<number> {
  const { subject, userId, body } = comment;
  const [row] = await tx
    .insert(comments)
    .values({
      subjectType: subject.type,
      subjectId: subject.id,
      userId,
      body,
      createdAt: deps.clock.now(),
    })
    .returning({ id: comments.id });
  if (row === undefined) throw new Error('A comment was not written.');
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: userId },
    action: 'comment.create',
    subject: { type: COMMENT, id: row.id },
    after: { subject: { ...subject } },
  });
  return row.id;
}

/**
 * Withdraws one of the user's own comments.
 *
 * @throws AppError `commentNotFound` if it is withdrawn, or belongs to another item or user
 */
export async function withdrawComment(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  comment: { id: number; subject: CommentSubject; userId: number },
): Promise<void> {
  const gone = await tx
    .update(comments)
    .set({ withdrawnAt: deps.clock.now() })
    .where(
      and(
        eq(comments.id, comment.id),
        eq(comments.userId, comment.userId),
        visible(comment.subject),
      ),
    )
    .returning({ id: comments.id });
  if (gone.length === 0) throw new AppError('commentNotFound');
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: comment.userId },
    action: 'comment.withdraw',
    subject: { type: COMMENT, id: comment.id },
  });
}
