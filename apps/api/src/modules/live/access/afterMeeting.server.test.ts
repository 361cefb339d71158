import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { storeFile } from '#modules/files/index.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LIVE_RECORDING } from '../recording/seesRecording.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import type { StageOptions } from '../testing/LiveStage.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NEXT_DAY = new Date(Date.parse(TEST_START) + 30 * HOUR_MS);
let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.set(TEST_START));
afterEach(() => stage.close());
afterAll(() => server.close());

/** Opens a meeting, and returns the address of its video. */
async function open(options: StageOptions): Promise<string> {
  stage = await LiveStage.make(server, { priceCents: 1000, listeners: ['member'], ...options });
  await stage.join('host');
  return storeFile(server.deps, {
    kind: 'video',
    name: 'video.mp4',
    contentType: 'video/mp4',
    content: Buffer.from('video'),
    subject: { type: LIVE_RECORDING, id: stage.liveId },
  });
}

const start = async (): Promise<void> => {
  await stage.move('host', 'putPrepareLives');
  expect((await stage.move('host', 'putStartLives')).status).toBe(200);
};

const end = async (): Promise<void> => {
  expect((await stage.move('host', 'putStopLives')).status).toBe(200);
  await server.runJobs();
};

/** Gives VIP that began nearly two days ago. */
const giveVip = async (days: number): Promise<void> => {
  await server.db.delete(vipGrants).where(eq(vipGrants.userId, stage.ids.member));
  await server.db.insert(vipGrants).values({
    userId: stage.ids.member,
    level: 1,
    days,
    grantedAt: new Date(server.clock.now().getTime() - 48 * HOUR_MS + 20 * MINUTE_MS),
    source: 'trial',
  });
};

/** Returns the codes of what remains of a meeting for a person: 0 is given. */
async function remains(person: DemoPersonKey, video: string) {
  const caller = await stage.as(person);
  const { params } = stage;
  const codeOf = (answer: { status: number; failure: { code: number } }) =>
    answer.status === 200 ? 0 : answer.failure.code;
  return {
    messages: codeOf(await caller.call('getLiveMessages', { params, query: {} })),
    captions: codeOf(await caller.call('getCaptions', { params, query: {} })),
    shown: codeOf(await caller.call('getShownPreview', { params, query: {} })),
    files: codeOf(
      await caller.call('getPreviewFiles', { params: { live_id: stage.liveId }, query: {} }),
    ),
    score: codeOf(await caller.call('getLiveScore', { params, query: {} })),
    video: (await caller.fetch(video)).status,
  };
}

const ALL = { messages: 0, captions: 0, shown: 0, files: 0, score: 0, video: 200 };
/** The rest of a right that ran out: the person may still score the meeting. */
const SCORE_ONLY = (code: number) => ({
  messages: code,
  captions: code,
  shown: code,
  files: code,
  score: 0,
  video: 404,
});

describe('a right that lasted to the end of the meeting', () => {
  it('keeps everything for the VIP whose days ran out, until the end only [LCON-53, EVT-31]', async () => {
    const video = await open({ meeting: { vipLevel: 1, endsAt: NEXT_DAY } });
    await giveVip(2);
    await start();
    await stage.enter('member');
    server.clock.advance(25 * HOUR_MS);
    expect(await remains('member', video)).toEqual(ALL);
    await end();
    expect(await remains('member', video)).toEqual(SCORE_ONLY(1703));
  });

  it('gives no recording to a listener of the hours without a price [LCON-53, EVT-31]', async () => {
    const until = new Date(Date.parse(TEST_START) + 20 * MINUTE_MS);
    const video = await open({ meeting: { limitedFreeUntil: until } });
    await start();
    await stage.enter('member');
    server.clock.advance(30 * MINUTE_MS);
    expect(await remains('member', video)).toEqual(ALL);
    await end();
    expect(await remains('member', video)).toEqual(SCORE_ONLY(1703));
  });

  it('ends a free trial with the meeting, before its minutes are over [LTIM-05, LTIM-08]', async () => {
    const video = await open({ meeting: { trialAllowed: true } });
    await start();
    expect((await stage.enter('member')).is_trial).toBe(true);
    const during = { ...ALL, files: 1744, video: 404 };
    expect(await remains('member', video)).toEqual(during);
    server.clock.advance(MINUTE_MS);
    await end();
    expect(await remains('member', video)).toMatchObject({ video: 404, score: 0 });
    const { messages, captions, shown } = await remains('member', video);
    expect([messages, captions, shown]).not.toContain(0);
  });

  it('keeps everything for the VIP whose days last longer [EVT-31]', async () => {
    const video = await open({ meeting: { vipLevel: 1, endsAt: NEXT_DAY } });
    await giveVip(9);
    await start();
    await stage.enter('member');
    server.clock.advance(25 * HOUR_MS);
    await end();
    expect(await remains('member', video)).toEqual(ALL);
  });
});
