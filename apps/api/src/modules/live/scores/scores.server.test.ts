import type { LiveScore } from '@rostra/contract/live';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const say = async (person: DemoPersonKey, scores: LiveScore[]) =>
  (await stage.as(person)).call('postLiveScore', { params: stage.params, body: { scores } });
const said = async (person: DemoPersonKey) =>
  (await stage.as(person)).call('getLiveScore', { params: stage.params, query: {} });

/** The live has begun, with a host and a listener. */
async function begun(): Promise<void> {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  await stage.enter('member');
  await stage.move('host', 'putStartLives');
}

it('PLAY-14 a listener scores a live by type and reasons, changes it, and does so after the end too', async () => {
  await begun();
  expect((await said('member')).data).toEqual([]);
  const first = { type: 'content', value: 4, reasons: ['insightful', 'well_prepared'] };
  expect((await say('member', [first])).data).toEqual([first]);
  await stage.move('host', 'putStopLives');
  const changed = { type: 'content', value: 2, reasons: ['too_general'] };
  const more = { type: 'quality', value: 5, reasons: [] };
  expect((await say('member', [changed, more])).data).toEqual([changed, more]);
  expect((await said('member')).data).toEqual([changed, more]);
  expect((await said('host')).data).toEqual([]);
});

it.each([
  ['a type that there is not', [{ type: 'weather', value: 3, reasons: [] }]],
  ['a reason of another type', [{ type: 'content', value: 3, reasons: ['noisy'] }]],
  ['more than the best', [{ type: 'content', value: 6, reasons: [] }]],
  ['less than the least', [{ type: 'content', value: 0, reasons: [] }]],
  ['half a point', [{ type: 'content', value: 2.5, reasons: [] }]],
  ['nothing', []],
  [
    'the same twice',
    [
      { type: 'content', value: 3, reasons: [] },
      { type: 'content', value: 4, reasons: [] },
    ],
  ],
])('PLAY-14 %s is no score', async (_, scores) => {
  await begun();
  expect((await say('member', scores)).status).toBe(422);
  expect((await said('member')).data).toEqual([]);
});

it('PLAY-14 the event says who may score: who was in it, once it has begun, and was not removed', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('host');
  const seen = async (person: DemoPersonKey) => {
    const { data } = await (
      await stage.as(person)
    ).call('getEvent', { params: { id: stage.eventId } });
    return data.meetings[0]?.live?.may_score;
  };
  await stage.enter('member');
  expect(await seen('member')).toBe(false);
  await stage.move('host', 'putStartLives');
  expect([await seen('host'), await seen('member'), await seen('poor')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('PLAY-14 before it has begun there is nothing to score, nor for who was not in', async () => {
  stage = await LiveStage.make(server);
  await stage.enter('member');
  const score = [{ type: 'content', value: 3, reasons: [] }];
  expect((await say('member', score)).failure.code).toBe(1709);
  expect((await say('poor', score)).failure.code).toBe(1708);
});
