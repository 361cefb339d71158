import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArticles } from '#demo/articles/loadArticles.ts';
import { newPiece } from '#demo/articles/pieces.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { articles } from '#modules/articles/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { auditEntries, events } from '#platform/outbox/tables.ts';
import { asPerson } from '#testing/asPerson.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import { moveReview, submitRevision } from './reviewService.ts';
import { reviews } from './tables.ts';

let server: TestServer;
let guest: TestCaller;
let staff: TestCaller;
let member: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  await loadArticles(server.deps);
  guest = server.caller();
  staff = await asPerson(server.url, server.deps, 'staff');
  member = await asPerson(server.url, server.deps, 'member');
});
afterAll(() => server.close());

const pass = { decision: 'pass' } as const;

async function waiting(fresh: boolean) {
  const { data } = await staff.call('getStaffReviews', { query: {} });
  const row = data.find((review) => (review.title === newPiece.title[0]) === fresh);
  if (row === undefined) throw new Error('nothing waits');
  return row;
}

describe('reviews', () => {
  it('lists waiting revisions only for staff', async () => {
    const { data, meta } = await staff.call('getStaffReviews', { query: {} });
    expect(meta.total).toBe(2);
    expect(data.every((row) => row.state === 'pending' && row.subject_type === 'Article')).toBe(
      true,
    );
    expect((await guest.call('getStaffReviews', { query: {} })).status).toBe(401);
    expect((await member.call('getStaffReviews', { query: {} })).status).toBe(403);
    const wrong = await staff.call('getStaffReviews', { query: { state: 'maybe' } } as never);
    expect(wrong.failure.code).toBe(1001);
  });

  it('refuses others, unknown ids and a rejection without a reason, and changes nothing', async () => {
    const { id } = await waiting(true);
    const call = (caller: TestCaller, params: { id: number }, body: unknown) =>
      caller.call('postStaffReviewDecision', { params, body } as never);
    expect((await call(guest, { id }, pass)).status).toBe(401);
    expect((await call(member, { id }, pass)).status).toBe(403);
    expect((await call(staff, { id: 999_999 }, pass)).failure.code).toBe(1501);
    expect((await call(staff, { id }, { decision: 'reject' })).failure.code).toBe(1001);
    expect((await call(staff, { id }, { decision: 'reject', reason: ' ' })).failure.code).toBe(
      1001,
    );
    expect((await waiting(true)).state).toBe('pending');
  });

  it('publishes the first version on approval, and search finds it after its event', async () => {
    const { id, subject_id } = await waiting(true);
    const before = await guest.call('getArticle', { params: { id: subject_id } });
    expect(before.failure.code).toBe(1202);
    const answers = await Promise.all(
      [1, 2, 3].map(() => staff.call('postStaffReviewDecision', { params: { id }, body: pass })),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
    const { data } = await guest.call('getArticle', { params: { id: subject_id } });
    expect(data).toMatchObject({
      title: newPiece.title[0],
      published_at: server.clock.now().toISOString(),
    });
    const query = { key: '昊源储能出海笔记' };
    expect((await guest.call('getSearch', { query })).meta.total).toBe(0);
    await server.runJobs();
    expect((await guest.call('getSearch', { query })).data[0]?.id).toBe(subject_id);
    const audit = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, String(id)));
    expect(audit.map((entry) => entry.action)).toEqual(['review.submit', 'review.pass']);
    const received = await server.db.select().from(events).where(eq(events.name, 'review.passed'));
    expect(received[0]?.payload).toMatchObject({ subjectType: 'Article', subjectId: subject_id });
  });

  it('keeps the approved version while a new one waits, and after its rejection', async () => {
    const { id, subject_id, title } = await waiting(false);
    const shown = async () =>
      (await guest.call('getArticle', { params: { id: subject_id } })).data.title;
    const old = await shown();
    expect(title).toBe(`${old}（修订）`);
    const body = { decision: 'reject', reason: '数字没有出处' } as const;
    const { data } = await staff.call('postStaffReviewDecision', { params: { id }, body });
    expect(data).toMatchObject({ state: 'rejected', reason: body.reason });
    const sent = await server.db.select().from(events).where(eq(events.name, 'review.rejected'));
    expect(sent.map(({ payload }) => payload)).toMatchObject([
      { subjectType: 'Article', subjectId: subject_id, reason: body.reason },
    ]);
    expect(await shown()).toBe(old);
    const again = await staff.call('postStaffReviewDecision', { params: { id }, body: pass });
    expect(again.failure.code).toBe(1502);
    const rejected = await staff.call('getStaffReviews', { query: { state: 'rejected' } });
    expect(rejected.meta.total).toBe(1);
  });

  it('replaces the previous version and keeps the day of publication', async () => {
    const [row] = await server.db.select().from(articles).where(eq(articles.lang, 'en')).limit(1);
    if (row === undefined) throw new Error('no article');
    const { title, summary, document, keyData, risks, opportunities } = row;
    const revision = {
      summary,
      document,
      keyData,
      risks,
      opportunities,
      repostTitle: null,
      repostUrl: null,
      title: `${title} (revised)`,
    };
    const hand = () =>
      inTransaction(server.deps, (tx) =>
        submitRevision(tx, server.deps, {
          subject: { type: 'Article', id: row.id },
          title: revision.title,
          revision,
          submittedBy: row.authorId,
        }),
      );
    const id = await hand();
    await expect(hand()).rejects.toMatchObject({ error: 'badRequest' });
    await staff.call('postStaffReviewDecision', { params: { id }, body: pass });
    const { data } = await guest.call('getArticle', { params: { id: row.id } });
    expect(data).toMatchObject({
      title: revision.title,
      published_at: row.publishedAt?.toISOString(),
      views: row.views,
    });
  });

  it('moves only along its transitions', async () => {
    const [draft] = await server.db
      .insert(reviews)
      .values({
        subjectType: 'Article',
        subjectId: 1,
        state: 'draft',
        title: 'x',
        revision: {},
        submittedBy: 1,
        submittedAt: server.clock.now(),
      } as typeof reviews.$inferInsert)
      .returning();
    const id = draft?.id ?? 0;
    const move = (transition: 'submit' | 'withdraw' | 'pass') =>
      inTransaction(server.deps, (tx) => moveReview(tx, id, transition));
    await expect(move('pass')).rejects.toMatchObject({ error: 'reviewDecided' });
    expect((await move('submit')).state).toBe('pending');
    expect((await move('withdraw')).state).toBe('draft');
  });
});
