import type { ConverterState } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import type { ConverterTarget, StreamConverter } from '#providers/live/LiveProvider.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const TARGET = { region: 'cn', type: 'live', url: 'rtmp://push.example/live/key' } as const;

let server: TestServer;
let stage: LiveStage;
let done: string[];

/** Gives the provider a converter that works, or fails. */
function useConverter(fails = false): void {
  const converter: StreamConverter = {
    start: async (channel: string, { url }: ConverterTarget) => {
      done.push(`start ${channel === stage.channel} ${url}`);
      if (fails) throw new Error('Refused by the target');
    },
    stop: async () => void done.push('stop'),
  };
  Object.defineProperty(server.live, 'converter', { value: converter, configurable: true });
}

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  done = [];
  stage = await LiveStage.make(server);
});
afterEach(() => {
  Object.defineProperty(server.live, 'converter', { value: null, configurable: true });
  stage.close();
});
afterAll(() => server.close());

const push = async (person: DemoPersonKey, body: object = TARGET) =>
  (await stage.as(person)).call('postRtmp', {
    params: stage.params,
    body: body as ConverterTarget,
  });
const stop = async (person: DemoPersonKey) =>
  (await stage.as(person)).call('deleteRtmp', { params: stage.params });
const listed = async (person: DemoPersonKey) =>
  (await (await stage.as(person)).call('refreshAttendees', { params: stage.params })).data
    .converter;
const heard = (client: LiveClient): unknown[] =>
  client
    .heard('message')
    .map(({ text }) => JSON.parse(String(text)) as { type: string; state: ConverterState })
    .filter(({ type }) => type === 'imm_state_change')
    .map(({ state }) => state);

it('restreams for staff, and shows the state to host and staff only [LCON-68, LCON-40, LROL-35]', async () => {
  useConverter();
  const host = await stage.join('host');
  await stage.enter('staff');
  const member = await stage.join('member');
  expect(host.session.has_converter).toBe(true);
  await stage.move('host', 'putStartLives');
  expect((await push('staff')).data).toEqual({ converter: { state: 'running' } });
  await host.client.until(() => heard(host.client).length === 2);
  expect(heard(host.client)).toEqual(['connecting', 'running']);
  expect(heard(member.client)).toEqual([]);
  expect([await listed('host'), await listed('staff'), await listed('member')]).toEqual([
    { state: 'running' },
    { state: 'running' },
    null,
  ]);
  expect((await push('host')).failure.code).toBe(1709);
  expect((await stop('host')).data).toEqual({ converter: null });
  expect(await listed('host')).toBeNull();
  expect(done).toEqual([`start true ${TARGET.url}`, 'stop']);
});

it.each([
  ['the target refuses', true],
  ['the provider has none', false],
])('fails where %s, and can be started again [LCON-68, LMEM-35]', async (_, hasOne) => {
  if (hasOne) useConverter(true);
  const host = await stage.join('host');
  expect(host.session.has_converter).toBe(hasOne);
  await stage.move('host', 'putStartLives');
  expect((await push('host')).failure.code).toBe(1740);
  await host.client.until(() => heard(host.client).length === 2);
  expect(heard(host.client)).toEqual(['connecting', 'failed']);
  expect(await listed('host')).toEqual({ state: 'failed' });
  useConverter();
  expect((await push('host')).status).toBe(200);
});

it.each([
  ['another protocol', { ...TARGET, url: 'https://push.example/live' }],
  ['no address', { ...TARGET, url: 'push' }],
  ['an unknown region', { ...TARGET, region: 'moon' }],
  ['an unknown type', { ...TARGET, type: 'both' }],
])('refuses %s and starts nothing [LCON-68]', async (_, body) => {
  useConverter();
  await stage.enter('host');
  await stage.move('host', 'putStartLives');
  expect((await push('host', body)).status).toBe(422);
  expect(done).toEqual([]);
  const [live] = await server.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.id, stage.liveId));
  expect(live?.converterState).toBeNull();
});

it('refuses to restream before the start, and after the audience was dismissed [LCON-68]', async () => {
  useConverter();
  const host = await stage.join('host');
  expect((await push('host')).failure.code).toBe(1709);
  await stage.move('host', 'putStartLives');
  expect((await push('host')).status).toBe(200);
  await stage.move('host', 'putAudienceStopLive');
  await host.client.until(() => done.includes('stop'));
  expect(done).toEqual([`start true ${TARGET.url}`, 'stop']);
  expect(await listed('host')).toBeNull();
  expect((await push('host')).failure.code).toBe(1709);
});
