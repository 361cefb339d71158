import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { meetings } from '#modules/events/meetings/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { liveSessions } from '../tables.ts';
import { LIVE_TOKEN_MS } from '../entry/tokenLife.ts';
import { LiveStage } from '../testing/LiveStage.ts';

const MINUTE_MS = 60_000;
const START_SECONDS = Date.parse(TEST_START) / 1000;
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  stage.close();
  server.clock.set(TEST_START);
});
afterAll(() => server.close());

const stateNow = async (): Promise<string | undefined> =>
  (await server.db.select().from(liveSessions).where(eq(liveSessions.id, stage.liveId)))[0]?.state;

describe('states of a live session', () => {
  it('moves from unprepared through preparing to streaming [LCON-61, LROL-01, LROL-02, LROL-03, LROL-06, LROL-11]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    const { session, client } = await stage.join('member');
    expect(session.state).toBe('unprepare');
    expect((await stage.move('host', 'putPrepareLives')).data.live_state).toBe('preparing');
    await client.hears('state_change', ({ state }) => state === 'preparing');
    expect((await stage.move('host', 'putStartLives')).data.live_state).toBe('streaming');
    await client.hears('state_change', ({ state }) => state === 'streaming');
  });

  it('publishes the start for the timer, and the end for the audience [LROL-04, LROL-07, LROL-08, LROL-12, LROL-14]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    const { client } = await stage.join('member');
    expect((await stage.move('host', 'putStartLives')).data.live_state).toBe('streaming');
    const started = await client.hears('state_change', ({ state }) => state === 'streaming');
    expect(started).toMatchObject({ startTime: START_SECONDS, endTime: null });
    server.clock.advance(MINUTE_MS);
    expect((await stage.move('host', 'putAudienceStopLive')).data.live_state).toBe('pre_stopped');
    const ended = await client.hears('state_change', ({ state }) => state === 'pre_stopped');
    expect(ended).toMatchObject({ startTime: START_SECONDS, endTime: START_SECONDS + 60 });
    expect((await stage.token('member')).failure.code).toBe(1706);
    expect((await stage.token('expert')).status).toBe(200);
  });

  it('stops for everyone, also for the host [LCON-62, LROL-05, LROL-09, LROL-13]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    const { client } = await stage.join('member');
    await stage.move('host', 'putStartLives');
    expect((await stage.move('host', 'putStopLives')).data.live_state).toBe('stopped');
    await client.hears('state_change', ({ state }) => state === 'stopped');
    expect((await stage.token('host')).failure.code).toBe(1706);
  });

  it('publishes start, action and host in the channel, to late members too [LCON-44, LCON-45, LCON-46, LCON-50, LTIM-03, LTIM-04]', async () => {
    stage = await LiveStage.make(server);
    const host = await stage.join('host');
    await stage.move('host', 'putStartLives');
    const lastChannelAttributes = () =>
      host.client.heard('channelAttributes').at(-1)?.['attributes'];
    await host.client.until(
      () => (lastChannelAttributes() as { action?: string } | undefined)?.action === 'start',
    );
    const expected = {
      action: 'start',
      isPlayComplience: '1',
      startTime: String(START_SECONDS),
      uid: String(host.session.uid),
    };
    expect(lastChannelAttributes()).toEqual(expected);
    server.clock.advance(MINUTE_MS);
    const late = await stage.join('member');
    expect(late.session).toMatchObject({
      state: 'streaming',
      channel_attributes: expected,
      server_time: server.clock.now().toISOString(),
    });
    expect(await late.client.ask('getChannel', { channel: stage.channel })).toMatchObject({
      attributes: expected,
    });
  });

  it('ends a demo room when a token of its start expires, and renews tokens until then [LCON-55]', async () => {
    stage = await LiveStage.make(server);
    await server.db
      .update(liveSessions)
      .set({ demo: true })
      .where(eq(liveSessions.id, stage.liveId));
    await stage.join('host');
    const { session } = await stage.join('member');
    expect(session.demo).toBe(true);
    const member = await stage.as('member');
    const renew = () =>
      member.call('postRefreshToken', { params: stage.params, body: { token: session.token } });
    // The member waits for the start longer than a token is valid.
    server.clock.advance(LIVE_TOKEN_MS - MINUTE_MS);
    expect((await renew()).status).toBe(200);
    await stage.move('host', 'putStartLives');
    server.clock.advance(LIVE_TOKEN_MS - 1000);
    expect((await renew()).status).toBe(200);
    server.live.sweep();
    expect(await stateNow()).toBe('streaming');
    server.clock.advance(1000);
    expect((await renew()).failure.code).toBe(10_010);
    server.live.sweep();
    await expect.poll(stateNow).toBe('stopped');
    expect((await stage.token('host')).failure.code).toBe(1706);
  });

  it('refuses illegal steps and changes nothing [LROL-10]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    expect((await stage.move('host', 'putAudienceStopLive')).failure.code).toBe(1709);
    await stage.move('host', 'putStartLives');
    expect((await stage.move('host', 'putPrepareLives')).failure.code).toBe(1709);
    await stage.move('host', 'putStopLives');
    for (const call of ['putPrepareLives', 'putStartLives', 'putAudienceStopLive'] as const) {
      expect((await stage.move('host', call)).failure.code).toBe(1709);
    }
    expect(await stateNow()).toBe('stopped');
    expect((await stage.move('host', 'putStopLives')).data.live_state).toBe('stopped');
  });

  it('starts a free meeting directly, and a paid one once it is prepared [LROL-16, LROL-17, LROL-18]', async () => {
    stage = await LiveStage.make(server, { priceCents: 1000 });
    await stage.enter('host');
    expect((await stage.move('host', 'putStartLives')).failure.code).toBe(1709);
    await stage.move('host', 'putPrepareLives');
    expect((await stage.move('host', 'putStartLives')).data.live_state).toBe('streaming');
    stage = await LiveStage.make(server);
    await stage.enter('host');
    expect((await stage.move('host', 'putStartLives')).data.live_state).toBe('streaming');
  });

  it('lets only the host move it, regardless of the claimed role [LROL-15, LROL-24]', async () => {
    stage = await LiveStage.make(server);
    for (const person of ['expert', 'staff', 'member'] as const) {
      await stage.enter(person);
      for (const call of ['putPrepareLives', 'putStartLives', 'putStopLives'] as const) {
        expect((await stage.move(person, call)).failure.code).toBe(1710);
      }
    }
    expect((await stage.move('host', 'putStartLives')).failure.code).toBe(1708);
    const visitor = server.caller();
    const request = { params: stage.params, body: { user_type: 'broadcaster' as const } };
    expect((await visitor.call('putStartLives', request)).failure.code).toBe(10001);
    const bad = { params: stage.params, body: { user_type: 'king' } } as never;
    expect((await (await stage.as('host')).call('putStartLives', bad)).failure.code).toBe(1001);
    expect(await stateNow()).toBe('unprepare');
  });

  it('lets a co-host prepare and start it, but not end it [LROL-40]', async () => {
    stage = await LiveStage.make(server, { organizer: 'northgate' });
    await stage.enter('certified');
    expect((await stage.move('certified', 'putStartLives')).data.live_state).toBe('streaming');
    expect((await stage.move('certified', 'putAudienceStopLive')).failure.code).toBe(1710);
    expect((await stage.move('certified', 'putStopLives')).failure.code).toBe(1710);
  });

  it('starts and ends the event with it [EVT-28, LHST-23]', async () => {
    stage = await LiveStage.make(server);
    await stage.enter('host');
    const stateOf = async () =>
      (await server.caller().call('getEvent', { params: { id: stage.eventId } })).data.state;
    expect(await stateOf()).toBe('planned');
    await stage.move('host', 'putStartLives');
    expect(await stateOf()).toBe('ongoing');
    server.clock.advance(MINUTE_MS);
    await stage.move('host', 'putStopLives');
    expect(await stateOf()).toBe('finished');
    const [meeting] = await server.db
      .select()
      .from(meetings)
      .where(eq(meetings.id, stage.meetingId));
    expect(meeting?.startedAt?.toISOString()).toBe(TEST_START);
    expect(meeting?.endedAt).toEqual(server.clock.now());
  });

  it('starts once for ten concurrent requests, and shows the others the new state [LROL-12]', async () => {
    stage = await LiveStage.make(server);
    const { client } = await stage.join('host');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => stage.move('host', 'putStartLives')),
    );
    expect(answers.map(({ data }) => data.live_state)).toEqual(Array(10).fill('streaming'));
    await client.hears('state_change');
    expect(client.messages.filter(({ type }) => type === 'state_change')).toHaveLength(1);
  });
});
