import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventRows } from '#demo/events/eventRows.ts';
import { loadEvents } from '#demo/events/loadEvents.ts';
import { loadPeople } from '#demo/loadPeople.ts';
import { putAudience } from '#modules/audience/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';

let server: TestServer;
let guest: TestCaller;

beforeAll(async () => {
  server = await startTestServer();
  await loadPeople(server.deps);
  await loadEvents(server.deps);
  guest = server.caller();
});
afterAll(() => server.close());

describe('getEvents', () => {
  it('lists future events first, the next in front, then past ones, the latest in front [FND-45]', async () => {
    const { data, meta } = await guest.call('getEvents', { query: { per_page: 100 } });
    expect(meta.total).toBe(23);
    const now = server.clock.now().toISOString();
    const coming = data.filter((event) => event.ends_at > now).map((event) => event.starts_at);
    const past = data.filter((event) => event.ends_at <= now).map((event) => event.starts_at);
    expect(data.map((event) => event.starts_at)).toEqual([
      ...coming.toSorted(),
      ...past.toSorted().toReversed(),
    ]);
    expect(past).toHaveLength(7);
  });

  it('filters by type, state and time', async () => {
    const one = await guest.call('getEvents', { query: { type: 5 } });
    expect(one.data.map((event) => event.event_type_id)).toEqual([5]);
    const canceled = await guest.call('getEvents', { query: { state: 'canceled' } });
    expect(canceled.data.map((event) => event.state)).toEqual(['canceled']);
    const finished = await guest.call('getEvents', { query: { state: 'finished' } });
    expect(finished.meta.total).toBe(7);
    const from = server.clock.now().toISOString();
    const until = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString();
    const near = await guest.call('getEvents', { query: { from, until, state: 'planned' } });
    expect(near.data.length).toBeGreaterThan(1);
    expect(near.data.every((event) => event.starts_at >= from && event.starts_at < until)).toBe(
      true,
    );
    const planned = await guest.call('getEvents', { query: { state: 'planned' } });
    expect(planned.meta.total).toBe(15);
  });

  it.each([{ type: 0 }, { state: 'soon' }, { from: 'yesterday' }, { per_page: 1000 }])(
    'refuses %j',
    async (query) => {
      expect((await guest.call('getEvents', { query } as never)).failure.code).toBe(1001);
    },
  );
});

describe('getEvent', () => {
  it('returns names in three scripts, organizer, speakers and time zone [I18N-07]', async () => {
    const { data: list } = await guest.call('getEvents', { query: { type: 4 } });
    const row = list.find((event) => event.en_name?.includes('third-quarter'));
    const { data } = await guest.call('getEvent', { params: { id: row?.id ?? 0 } });
    const demo = eventRows.find((event) => event.name[2] === data.en_name);
    expect(data).toMatchObject({
      sc_name: demo?.name[0],
      tc_name: demo?.name[1],
      tc_summary: null,
      sc_introduction: demo?.introduction[0],
      organizer: { en_name: 'Meridian Photonics' },
      timezone: 'Asia/Singapore',
      current_price: null,
      starts_at: '2026-11-22T13:00:00.000Z',
    });
    expect(data.speakers.map((speaker) => speaker.en_name)).toEqual(['Ilona Varga']);
  });

  it('reports an unknown event as missing [ERR-20]', async () => {
    const headers = { 'accept-language': 'en' };
    const answer = await guest.call('getEvent', { params: { id: 999_999 } }, { headers });
    expect(answer.failure).toMatchObject({ code: 1203, msg: 'Event does not exist' });
  });

  it('hides an event from readers outside its audience', async () => {
    const { data } = await guest.call('getEvents', { query: {} });
    const id = data[0]?.id ?? 0;
    const closed = { visitors: false, organizationTypeIds: [1], userIds: [] };
    await inTransaction(server.deps, (tx) => putAudience(tx, { type: 'Event', id }, closed));
    expect((await guest.call('getEvent', { params: { id } })).failure.code).toBe(1203);
    expect((await guest.call('getEvents', { query: {} })).meta.total).toBe(22);
    const key = data[0]?.sc_name ?? '';
    expect(
      (await guest.call('getSearch', { query: { key } })).data.map((hit) => hit.id),
    ).not.toContain(id);
  });
});
