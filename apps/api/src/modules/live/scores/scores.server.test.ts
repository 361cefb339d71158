import { AGREEMENT_VERSION } from '@rostra/contract';
import type { LiveScore } from '@rostra/contract/live';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { registrations } from '#modules/events/registrations/tables.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveMembers } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

const send = async (person: DemoPersonKey, scores: LiveScore[]) =>
  (await stage.as(person)).call('postLiveScore', { params: stage.params, body: { scores } });
const messageOf = async (person: DemoPersonKey) =>
  (await stage.as(person)).call('getLiveScore', { params: stage.params, query: {} });

const SCORE = [{ type: 'content', value: 3, reasons: [] }];

/** Returns whether the event's page offers scoring. */
async function seen(person: DemoPersonKey): Promise<boolean | undefined> {
  const caller = await stage.as(person);
  const { data } = await caller.call('getEvent', { params: { id: stage.eventId } });
  return data.meetings[0]?.live?.may_score;
}

/** Ends a live session that a host, a speaker, staff and an audience member attended. */
async function over(): Promise<void> {
  stage = await LiveStage.make(server);
  for (const person of ['host', 'expert', 'staff', 'member'] as const) await stage.enter(person);
  await stage.move('host', 'putStartLives');
  await stage.move('host', 'putStopLives');
}

it('lets an audience member score by type and reasons, and change the score [PLAY-14]', async () => {
  await over();
  expect((await messageOf('member')).data).toEqual([]);
  const first = { type: 'content', value: 4, reasons: ['insightful', 'well_prepared'] };
  expect((await send('member', [first])).data).toEqual([first]);
  const changed = { type: 'content', value: 2, reasons: ['too_general'] };
  const more = { type: 'quality', value: 5, reasons: [] };
  expect((await send('member', [changed, more])).data).toEqual([changed, more]);
  expect((await messageOf('member')).data).toEqual([changed, more]);
  expect((await messageOf('expert')).data).toEqual([]);
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
])('refuses %s as a score [PLAY-14]', async (_, scores) => {
  await over();
  expect((await send('member', scores)).status).toBe(422);
  expect((await messageOf('member')).data).toEqual([]);
});

it('refuses scores of host and staff, in agreement with the event page [PLAY-14]', async () => {
  await over();
  for (const person of ['host', 'staff'] as const) {
    expect(await seen(person)).toBe(false);
    expect((await send(person, SCORE)).failure.code).toBe(1710);
    expect((await messageOf(person)).failure.code).toBe(1710);
  }
  for (const person of ['expert', 'member'] as const) {
    expect(await seen(person)).toBe(true);
    expect((await send(person, SCORE)).status).toBe(200);
  }
  expect(await seen('poor')).toBe(false);
  expect((await send('poor', SCORE)).failure.code).toBe(1708);
});

it('refuses scores before the end, which comes for the audience first [PLAY-14]', async () => {
  stage = await LiveStage.make(server);
  for (const person of ['host', 'expert', 'member'] as const) await stage.enter(person);
  const ends = async (person: DemoPersonKey) => {
    const { status } = await send(person, SCORE);
    return [await seen(person), status];
  };
  expect(await ends('member')).toEqual([false, 409]);
  await stage.move('host', 'putStartLives');
  expect(await ends('member')).toEqual([false, 409]);
  expect((await send('member', SCORE)).failure.code).toBe(1709);
  await stage.move('host', 'putAudienceStopLive');
  expect(await ends('member')).toEqual([true, 200]);
  expect(await ends('expert')).toEqual([false, 409]);
  await stage.move('host', 'putStopLives');
  expect(await ends('expert')).toEqual([true, 200]);
});

it('refuses scores of removed members and of ended trials [PLAY-14, LTIM-07]', async () => {
  await over();
  const at = server.clock.now();
  for (const left of [{ trialEndedAt: at }, { removedAt: at }]) {
    const stay = { trialEndedAt: null, removedAt: null };
    await server.db
      .update(liveMembers)
      .set({ ...stay, ...left })
      .where(and(eq(liveMembers.liveId, stage.liveId), eq(liveMembers.userId, stage.ids.member)));
    expect(await seen('member')).toBe(false);
    expect((await send('member', SCORE)).status).toBe(403);
  }
});

it('accepts scores after a logout during the meeting, until the right is lost [PLAY-14]', async () => {
  stage = await LiveStage.make(server);
  for (const person of ['host', 'member'] as const) await stage.enter(person);
  await stage.move('host', 'putStartLives');
  const member = await stage.as('member');
  await member.call('postUsersLogout', {});
  await server.runJobs();
  await stage.move('host', 'putStopLives');
  await member.call('postUsersLogin', {
    body: {
      account: { email: demoEmail('member') },
      method: 'password',
      password: DEMO_PASSWORD,
      agreement_version: AGREEMENT_VERSION,
    },
  });
  expect(await seen('member')).toBe(true);
  expect((await send('member', SCORE)).status).toBe(200);
  await server.db
    .update(registrations)
    .set({ state: 'canceled' })
    .where(eq(registrations.meetingId, stage.meetingId));
  expect(await seen('member')).toBe(false);
  expect((await send('member', SCORE)).status).toBe(403);
});
