import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { rows } from '#platform/database/Database.ts';
import { CHANGES } from '#platform/fanOut/noteChange.ts';
import { probeModule } from '#testing/probeModule.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { deliverEvent } from './deliverEvent.ts';
import { onEvent } from './onEvent.ts';
import { recordAuditAndEvent } from './recordAuditAndEvent.ts';
import { events } from './tables.ts';

let server: TestServer;
let heard: string[] = [];
let broken = false;

beforeAll(async () => {
  server = await startTestServer({
    modules: [
      probeModule(() => undefined, {
        subscriptions: [
          onEvent('probe.changed', 'steady', async (event) => {
            heard.push(`steady ${event.subject.id} ${String(event.payload['to'])}`);
          }),
          onEvent('probe.changed', 'breaking', async (event) => {
            if (broken) throw new Error('subscriber is broken');
            heard.push(`breaking ${event.subject.id}`);
          }),
          onEvent('probe.other', 'steady', async () => {
            heard.push('other');
          }),
        ],
      }),
    ],
  });
});
beforeEach(() => {
  heard = [];
  broken = false;
});
afterAll(() => server.close());

const change = (id: number, fail = false) =>
  inTransaction(server.deps, async (tx) => {
    await recordAuditAndEvent(tx, server.deps, {
      actor: { kind: 'user', id: 7 },
      action: 'probe.change',
      subject: { type: 'probe', id },
      before: { state: 'a' },
      after: { state: 'b' },
      event: { name: 'probe.changed', payload: { to: 'b' } },
    });
    if (fail) throw new Error('rolled back');
  });

const auditOf = (id: number) =>
  rows(
    server.db,
    sql`select actor_kind, actor_id::int, action, before, after from audit_entries
        where subject_type = 'probe' and subject_id = ${String(id)}`,
  );

it('writes the audit row and delivers the event to each subscriber', async () => {
  await change(1);
  expect(await auditOf(1)).toEqual([
    {
      actor_kind: 'user',
      actor_id: 7,
      action: 'probe.change',
      before: { state: 'a' },
      after: { state: 'b' },
    },
  ]);
  expect(heard).toEqual([]);
  await server.runJobs();
  expect(heard).toEqual(['steady 1 b', 'breaking 1']);
});

it('writes and delivers nothing when the change is rolled back', async () => {
  await expect(change(2, true)).rejects.toThrow('rolled back');
  expect(await auditOf(2)).toEqual([]);
  expect(await server.runJobs()).toBe(0);
  expect(heard).toEqual([]);
});

it('delivers the event again only to the subscriber that failed', async () => {
  await change(3);
  broken = true;
  await expect(server.runJobs()).rejects.toThrow('event probe.changed');
  expect(heard).toEqual(['steady 3 b']);
  broken = false;
  const [event] = await server.db
    .select({ id: events.id })
    .from(events)
    .where(sql`${events.subjectId} = '3'`);
  // The queue does this after a failure, or after a crash between the work and its mark.
  await deliverEvent.handle({ eventId: event?.id ?? 0 }, server.deps);
  await deliverEvent.handle({ eventId: event?.id ?? 0 }, server.deps);
  expect(heard).toEqual(['steady 3 b', 'breaking 3']);
});

it('notifies of the changed subject at the change and after each subscriber [ADR 128]', async () => {
  const changed: string[] = [];
  const end = server.deps.fanOut.subscribe(CHANGES, {
    received: ({ id }) => changed.push(id),
    missed: () => undefined,
  });
  await change(4);
  expect(changed).toEqual(['probe:4']);
  await server.runJobs();
  expect(changed).toEqual(['probe:4', 'probe:4', 'probe:4']);
  end();
});
