import { ANNOUNCEMENT_MAX } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { auditEntries } from '#platform/outbox/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { and, eq } from 'drizzle-orm';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const write = async (person: DemoPersonKey, announcement: string | null) =>
  (await stage.as(person)).call('putAnnouncement', {
    params: stage.params,
    body: { announcement },
  });

it('lets host and staff write, change and clear it for everyone, late members included [LHST-15, LMEM-34, LCON-69, LCON-57]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.enter('staff');
  const { client } = await stage.join('member');
  const first = await write('host', '  Questions at the end <b>please</b>  ');
  expect(first.data.announcement).toBe('Questions at the end <b>please</b>');
  const received = await client.hears('announcement');
  expect(received).toEqual({
    type: 'announcement',
    revision: first.data.revision,
    announcement: 'Questions at the end <b>please</b>',
  });
  expect((await stage.enter('vip')).lists.announcement).toBe(received.announcement);

  const second = await write('staff', '提问请在最后');
  expect(second.data.revision).toBeGreaterThan(first.data.revision);
  await client.hears('announcement', ({ announcement }) => announcement === '提问请在最后');
  const caller = await stage.as('member');
  const lists = await caller.call('refreshAttendees', { params: stage.params });
  expect(lists.data).toMatchObject({ announcement: '提问请在最后' });

  expect((await write('host', null)).data.announcement).toBeNull();
  await client.hears('announcement', ({ announcement }) => announcement === null);
  expect((await stage.enter('vip')).lists.announcement).toBeNull();
  const rows = await server.db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, 'live.announcement'),
        eq(auditEntries.subjectId, String(stage.liveId)),
      ),
    );
  expect(rows).toHaveLength(3);
});

it('clears it on spaces only, and refuses a text that is too long [LHST-15]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await write('host', 'x'.repeat(ANNOUNCEMENT_MAX));
  expect((await write('host', 'x'.repeat(ANNOUNCEMENT_MAX + 1))).status).toBe(422);
  expect((await stage.enter('host')).lists.announcement).toHaveLength(ANNOUNCEMENT_MAX);
  expect((await write('host', ' 　 ')).data.announcement).toBeNull();
});

it('refuses an announcement after the end [LHST-15]', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.move('host', 'putStartLives');
  await stage.move('host', 'putStopLives');
  expect((await write('host', 'late')).failure.code).toBe(1706);
});
