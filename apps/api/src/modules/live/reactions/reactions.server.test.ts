import type { Reaction } from '@rostra/contract/live';
import { REACTIONS_MAX, REACTIONS_WINDOW_MS } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: '1' } });
});
beforeEach(async () => {
  stage = await LiveStage.make(server);
});
afterEach(() => {
  stage.close();
  server.clock.advance(REACTIONS_WINDOW_MS);
});
afterAll(() => server.close());

const show = async (person: DemoPersonKey, reaction: Reaction) =>
  (await stage.as(person)).call('postReaction', { params: stage.params, body: { reaction } });

it('publishes reactions as counts only, without names', async () => {
  const host = await stage.join('host');
  const vip = await stage.join('vip');
  await stage.join('member');
  const shown = await Promise.all([
    show('vip', 'clap'),
    show('member', 'clap'),
    show('member', 'heart'),
  ]);
  expect(shown.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { client } of [host, vip]) {
    await client.until(() => {
      const counts = client.messages.flatMap((one) =>
        one.type === 'reactions' ? [one.counts] : [],
      );
      const sum = (of: Reaction) => counts.reduce((all, one) => all + (one[of] ?? 0), 0);
      return sum('clap') === 2 && sum('heart') === 1;
    });
    const messageOf = client.messages.filter(({ type }) => type === 'reactions');
    expect(messageOf.map((message) => Object.keys(message).toSorted())).toEqual(
      messageOf.map(() => ['counts', 'type']),
    );
  }
});

it('limits a member to ten reactions in ten seconds', async () => {
  await stage.enter('member');
  await stage.enter('vip');
  for (let index = 0; index < REACTIONS_MAX; index += 1)
    expect((await show('member', 'laugh')).status).toBe(200);
  expect((await show('member', 'laugh')).failure.code).toBe(1003);
  expect((await show('vip', 'laugh')).status).toBe(200);
  server.clock.advance(REACTIONS_WINDOW_MS);
  expect((await show('member', 'laugh')).status).toBe(200);
});

it('refuses unknown reactions, and any after the end', async () => {
  await stage.enter('host');
  await stage.enter('member');
  for (const reaction of ['boo', '', '👏'] as unknown as Reaction[])
    expect((await show('member', reaction)).failure.code).toBe(1001);
  await stage.move('host', 'putStartLives');
  await stage.move('host', 'putAudienceStopLive');
  expect((await show('member', 'clap')).failure.code).toBe(1706);
  expect((await show('host', 'clap')).status).toBe(200);
});
