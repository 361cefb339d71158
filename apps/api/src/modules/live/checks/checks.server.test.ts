import { MEDIA_CHECKS_MAX, MEDIA_CHECKS_WINDOW_MS } from '@rostra/contract/live';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => server.close());

const open = async () => (await server.caller().call('postMediaCheck', {})).data;

it('gives a visitor two ends of a private channel [FND-31]', async () => {
  const [one, other] = [await open(), await open()];
  expect(one).toMatchObject({ vendor: 'embedded', app_id: 'rostra', ice_servers: [] });
  expect(one.channel).not.toBe(other.channel);
  const uids = [one, other].flatMap(({ sender, receiver }) => [sender.uid, receiver.uid]);
  expect(new Set(uids).size).toBe(4);
  for (const uid of uids) {
    expect(uid).toBeGreaterThanOrEqual(3_000_000_000);
    expect(uid).toBeLessThan(2 ** 32);
  }
});

it('lets one end only send and the other only receive, apart from live messages', async () => {
  const stage = await LiveStage.make(server);
  const { session, client: host } = await stage.join('host');
  const { channel, sender, receiver } = await open();
  const ends = { ...session, channel };
  const sends = await LiveClient.inMedia(server.url, { ...ends, ...sender }, 'host');
  await sends.ask('flow', { kinds: ['audio'] });
  const hears = await LiveClient.inMedia(server.url, { ...ends, ...receiver }, 'audience');
  await hears.ask('setRole', { role: 'host' });
  await expect(hears.ask('flow', { kinds: ['audio'] })).rejects.toThrow('auth');
  expect(server.live.online(stage.channel)).toEqual([session.uid]);
  for (const client of [sends, hears, host]) client.cut();
  stage.close();
});

it('limits a visitor to ten checks in ten minutes', async () => {
  server.clock.advance(MEDIA_CHECKS_WINDOW_MS);
  const caller = server.caller();
  for (let index = 0; index < MEDIA_CHECKS_MAX; index += 1)
    expect((await caller.call('postMediaCheck', {})).status).toBe(200);
  expect((await caller.call('postMediaCheck', {})).failure.code).toBe(1003);
  server.clock.advance(MEDIA_CHECKS_WINDOW_MS);
  expect((await caller.call('postMediaCheck', {})).status).toBe(200);
});
