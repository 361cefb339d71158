import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIVE_RECORDING_MINUTES, RECORDING_WARNING_MINUTES } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { investorEvents } from '#modules/events/tables.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { Composition, RecordingComposer } from '#providers/compose/RecordingComposer.ts';
import { writeTrackHead } from '../../../sfu/recording/rtpFile.ts';
import { liveMembers, lives } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { recordingFolder } from './recordingFolder.ts';
import { runJob } from '#platform/jobs/runJob.ts';
import { composeGivenUp, composePart } from './composePart.ts';
import { RunningParts } from './RunningParts.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { liveRecordings, liveRecordingTracks } from './tables.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let stage: LiveStage;
let films: FakeComposer;

/** Makes small films of nothing, or says what a test wants it to say. */
class FakeComposer implements RecordingComposer {
  readonly canCompose = true;
  readonly folders: string[] = [];
  joins = 0;
  says: Composition | undefined;
  breaks = false;

  async compose(folder: string): Promise<Composition> {
    this.folders.push(folder);
    if (this.breaks) throw new Error('The disk is away');
    if (this.says) return this.says;
    const [video, hlsList, hlsMedia] = ['film.mp4', 'film.m3u8', 'film.ts'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    await writeFile(video, `mp4 of ${path.basename(folder)};`);
    await writeFile(hlsList, '#EXTM3U\nfilm.ts\n');
    await writeFile(hlsMedia, 'ts');
    return { seconds: 61, video, hlsList, hlsMedia };
  }

  async join(videos: readonly string[], out: string): Promise<void> {
    this.joins += 1;
    const all = await Promise.all(videos.map((video) => readFile(video, 'utf8')));
    await writeFile(out, all.join(''));
  }
}

beforeAll(async () => {
  server = await startTestServer({ env: { RECORDING_MIN_FREE_MB: '0' } });
});
beforeEach(async () => {
  films = new FakeComposer();
  server.deps.composer = films;
  stage = await LiveStage.make(server);
  server.toSfu.length = 0;
});
afterEach(async () => {
  await runningPartsOf(server.deps).settled();
  stage.close();
});
afterAll(() => server.close());

const ask = async (
  call: 'getRecordings' | 'postRecording' | 'deleteRecording',
  person: DemoPersonKey = 'host',
) => {
  const caller = await stage.as(person);
  return call === 'getRecordings'
    ? caller.call(call, { params: stage.params, query: {} })
    : caller.call(call, { params: stage.params });
};

/** The host is in, and the live streams. */
async function streaming() {
  const host = await stage.join('host');
  await stage.move('host', 'putStartLives');
  return host;
}

/** What the host's browser is told of the recording. */
const news = (client: LiveClient): Record<string, unknown>[] =>
  client
    .heard('message')
    .map(({ text }) => JSON.parse(String(text)) as Record<string, unknown>)
    .filter(({ type }) => type === 'recording');

async function pass(minutes: number): Promise<void> {
  server.clock.advance(minutes * MINUTE_MS);
  server.live.sweep();
  await runningPartsOf(server.deps).settled();
}

const folder = (part = 1): string =>
  recordingFolder(server.deps.config, { liveId: stage.liveId, part });

describe('recording', () => {
  it('LHST-24, LHST-27 the host records: who sends is written down, everyone is told, and it ends as he says', async () => {
    const host = await streaming();
    const member = await stage.join('member');
    await stage.media(host.session, 'host');
    const { data } = await ask('postRecording');
    expect(data).toMatchObject([{ part: 1, state: 'running', seconds: null, failure: null }]);
    const stops = new Date(server.clock.now().getTime() + LIVE_RECORDING_MINUTES * MINUTE_MS);
    expect(data[0]?.stops_at).toBe(stops.toISOString());
    expect(server.toSfu.at(-1)).toMatchObject({ type: 'record', folder: folder() });
    await member.client.until(() =>
      member.client
        .heard('channelAttributes')
        .some(({ attributes }) => Reflect.get(attributes ?? {}, 'isRecording') === '1'),
    );
    expect((await stage.enter('vip')).is_recording).toBe(true);
    // Who comes later is recorded too.
    const expert = await stage.join('expert');
    await stage.media(expert.session, 'host');
    expect(server.toSfu.at(-1)).toMatchObject({ type: 'record', uid: expert.session.uid });

    server.clock.advance(MINUTE_MS);
    expect((await ask('deleteRecording')).data).toMatchObject([
      { state: 'stopped', stops_at: null, seconds: 60 },
    ]);
    expect(server.toSfu.at(-1)).toEqual({ type: 'stopRecord', folder: folder() });
    expect((await stage.enter('vip')).is_recording).toBe(false);
    await host.client.until(() => news(host.client).length === 2);
    expect(news(host.client).map(({ part, state }) => [part, state])).toEqual([
      [1, 'running'],
      [1, 'stopped'],
    ]);
    expect(news(member.client)).toEqual([]);
  });

  it('LHST-24 it is recorded once at a time, and only while the live streams', async () => {
    await stage.join('host');
    expect((await ask('postRecording')).failure.code).toBe(1709);
    expect((await ask('deleteRecording')).failure.code).toBe(1727);
    await stage.move('host', 'putStartLives');
    const both = await Promise.all([ask('postRecording'), ask('postRecording')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ask('postRecording')).failure.code).toBe(1726);
    await stage.enter('expert');
    expect((await ask('getRecordings', 'expert')).failure.code).toBe(1710);
  });

  it('LHST-24 whom the host puts large is written down with its time', async () => {
    const host = await streaming();
    await ask('postRecording');
    server.clock.advance(2500);
    await (
      await stage.as('host')
    ).call('postSetHomeScreen', {
      params: stage.params,
      body: { primary_user_id: stage.ids.host },
    });
    await ask('deleteRecording');
    const lines = (await readFile(path.join(folder(), 'timeline.jsonl'), 'utf8'))
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { ms: 0, home: null },
      { ms: 2500, home: host.session.uid },
    ]);
  });

  it('LHST-25 it warns once at 60 minutes, stops at 65, and the host begins a second part', async () => {
    await streaming();
    await ask('postRecording');
    await pass(RECORDING_WARNING_MINUTES - 1);
    // His first ticket has ended long ago.
    const host = await stage.join('host');
    await pass(1);
    await pass(1);
    await host.client.until(() => news(host.client).length === 1);
    expect(news(host.client)[0]).toMatchObject({ state: 'running', part: 1 });
    expect((await ask('getRecordings')).data).toMatchObject([{ ends_soon: true }]);
    await pass(LIVE_RECORDING_MINUTES - RECORDING_WARNING_MINUTES - 1);
    const stopped = (await ask('getRecordings')).data;
    expect(stopped).toMatchObject([{ state: 'stopped', seconds: LIVE_RECORDING_MINUTES * 60 }]);
    expect((await stage.enter('vip')).is_recording).toBe(false);
    const parts = (await ask('postRecording')).data;
    expect(parts.map(({ part, state }) => [part, state])).toEqual([
      [1, 'stopped'],
      [2, 'running'],
    ]);
  });

  it('LHST-25 it ends with the meeting, for the audience or for all', async () => {
    await streaming();
    await ask('postRecording');
    await stage.move('host', 'putAudienceStopLive');
    await runningPartsOf(server.deps).settled();
    expect((await ask('getRecordings')).data).toMatchObject([{ state: 'stopped' }]);
    expect((await ask('postRecording')).failure.code).toBe(1709);
  });
});

describe('what becomes of a recording', () => {
  /** Records a part, ends it, and lets the jobs run. */
  async function record(): Promise<void> {
    await ask('postRecording');
    server.clock.advance(MINUTE_MS);
    await ask('deleteRecording');
  }
  const playback = async (): Promise<string | null> => {
    const [event] = await server.db
      .select()
      .from(investorEvents)
      .where(eq(investorEvents.id, stage.eventId));
    return event?.playbackUrl ?? null;
  };

  it('EVT-31 the film is the playback of the event, for who took part and nobody else', async () => {
    const host = await streaming();
    const coming = async () => {
      const seen = await server.caller().call('getEvent', { params: { id: stage.eventId } });
      return seen.data.playback_coming;
    };
    expect(await coming()).toBe(false);
    await record();
    // Everyone learns that the film is being made.
    expect(await coming()).toBe(true);
    await server.runJobs();
    expect(await coming()).toBe(false);
    const [part] = (await ask('getRecordings')).data;
    expect(part).toMatchObject({ state: 'finished', seconds: 61, failure: null });
    expect(await playback()).toBe(part?.media_url);
    await host.client.until(() => news(host.client).at(-1)?.['state'] === 'finished');
    await stage.move('host', 'putStopLives');
    const member = await stage.as('member');
    const { data } = await member.call('getEvent', { params: { id: stage.eventId } });
    expect(data).toMatchObject({ user_state: 'replay', playback_url: part?.media_url });
    const told = async (caller: TestCaller) => {
      const seen = await caller.call('getEvent', { params: { id: stage.eventId } });
      return [seen.data.user_state, seen.data.playback_url];
    };
    // The film is offered to whom it is served; the others learn that there is one.
    for (const person of ['host', 'staff'] as const) {
      expect(await told(await stage.as(person))).toEqual(['replay', part?.media_url]);
    }
    expect(await told(await stage.as('poor'))).toEqual(['replay', null]);
    expect(await told(server.caller())).toEqual(['replay', null]);
    const statuses = async (url: string) =>
      Promise.all(
        (['member', 'host', 'staff', 'poor'] as const).map(
          async (person) => (await (await stage.as(person)).fetch(url)).status,
        ),
      );
    expect(await statuses(part?.media_url ?? '')).toEqual([200, 200, 200, 404]);
    expect((await server.caller().fetch(part?.media_url ?? '')).status).toBe(404);
    const film = await member.fetch(part?.media_url ?? '');
    expect(film.headers.get('content-security-policy')).toContain('sandbox allow-same-origin');
    // HLS: the list names what stands beside it.
    const list = await (await member.fetch(part?.hls_url ?? '')).text();
    const beside = new URL(list.split('\n')[1] ?? '', `${server.url}${part?.hls_url}`).pathname;
    expect(await (await member.fetch(beside)).text()).toBe('ts');
    expect(await readFile(path.join(folder(), 'film.mp4')).catch(() => 'gone')).toBe('gone');
  });

  it('LHST-25 the playback plays the parts as one', async () => {
    await streaming();
    await record();
    await server.runJobs();
    const alone = await playback();
    await record();
    await server.runJobs();
    const url = (await playback()) ?? '';
    expect([films.joins, url === alone]).toEqual([1, false]);
    expect(await (await (await stage.as('member')).fetch(url)).text()).toBe('mp4 of 1;mp4 of 2;');
  });

  it('EVT-31 a playback that somebody has set stays, for everyone, and who was removed does not see the film', async () => {
    await streaming();
    await stage.enter('vip');
    const playbackUrl = 'https://video.example/1';
    const isEvent = eq(investorEvents.id, stage.eventId);
    await server.db.update(investorEvents).set({ playbackUrl }).where(isEvent);
    await record();
    await server.runJobs();
    expect(await playback()).toBe(playbackUrl);
    const { data } = await server.caller().call('getEvent', { params: { id: stage.eventId } });
    expect(data.playback_url).toBe(playbackUrl);
    await server.db
      .update(liveMembers)
      .set({ removedAt: server.clock.now() })
      .where(eq(liveMembers.userId, stage.ids.vip));
    const [part] = (await ask('getRecordings')).data;
    expect((await (await stage.as('vip')).fetch(part?.media_url ?? '')).status).toBe(404);
  });

  it('without ffmpeg the part has failed with its reason, its tracks stay, and a later start composes it', async () => {
    await streaming();
    films.says = { failure: 'no_ffmpeg', reason: 'not installed' };
    await ask('postRecording');
    const head = writeTrackHead({ uid: 7, kind: 'audio', codec: 'opus', fromMs: 20 });
    await writeFile(path.join(folder(), '7-audio.rtp'), head);
    await ask('deleteRecording');
    await server.runJobs();
    expect((await ask('getRecordings')).data).toMatchObject([
      { state: 'failed', failure: 'no_ffmpeg', media_url: null },
    ]);
    expect(await playback()).toBeNull();
    const tracks = await server.db
      .select()
      .from(liveRecordingTracks)
      .where(eq(liveRecordingTracks.path, `${stage.liveId}/1/7-audio.rtp`));
    expect(tracks).toMatchObject([{ uid: 7, kind: 'audio', fromMs: 20 }]);

    films.says = undefined;
    await restarted();
    await server.runJobs();
    expect((await ask('getRecordings')).data).toMatchObject([{ state: 'finished' }]);
  });

  it('LHST-25, EVT-31 a last part that fails leaves the parts before it as the playback', async () => {
    await streaming();
    await record();
    await ask('postRecording');
    await server.runJobs();
    expect(await playback()).toBeNull();
    films.says = { failure: 'no_media', reason: 'nobody sent' };
    await ask('deleteRecording');
    await server.runJobs();
    const parts = (await ask('getRecordings')).data;
    expect(parts.map(({ state }) => state)).toEqual(['finished', 'failed']);
    expect(await playback()).toBe(parts[0]?.media_url);
  });

  it('LHST-25, EVT-31 a part that no try could make has failed, and is not processed for ever', async () => {
    await streaming();
    await record();
    await ask('postRecording');
    await server.runJobs();
    films.breaks = true;
    await ask('deleteRecording');
    await expect(server.runJobs()).rejects.toThrow('The disk is away');
    const last = (await ask('getRecordings')).data.at(-1);
    expect(last?.state).toBe('composing');
    expect(composePart.options.givenUp).toBe(composeGivenUp);
    await runJob(composeGivenUp, { recordingId: last?.id }, 'given-up', server.deps);
    const parts = (await ask('getRecordings')).data;
    expect(parts.at(-1)).toMatchObject({ state: 'failed', failure: 'composition_failed' });
    expect(await playback()).toBe(parts[0]?.media_url);
  });

  it.each(['no_media', 'composition_failed'] as const)('%s: the part says so', async (failure) => {
    await streaming();
    films.says = { failure, reason: 'as it is' };
    await record();
    await server.runJobs();
    expect((await ask('getRecordings')).data).toMatchObject([{ state: 'failed', failure }]);
  });
});

/** A new process looks at what the one before has left. */
async function restarted(): Promise<void> {
  const parts = new RunningParts(server.deps);
  parts.passed(server.clock.now());
  await parts.settled();
}

it('a server that was killed: the part ends with its last packet', async () => {
  await streaming();
  await ask('postRecording');
  const [row] = await server.db
    .select()
    .from(liveRecordings)
    .where(eq(liveRecordings.liveId, stage.liveId));
  await mkdir(folder(), { recursive: true });
  const track = path.join(folder(), '7-audio.rtp');
  await writeFile(track, writeTrackHead({ uid: 7, kind: 'audio', codec: 'opus', fromMs: 0 }));
  const last = new Date((row?.startedAt.getTime() ?? 0) + 7 * MINUTE_MS);
  await utimes(track, last, last);
  server.clock.advance(600 * MINUTE_MS);
  await restarted();
  expect((await ask('getRecordings')).data).toMatchObject([
    { state: 'stopped', seconds: 420, stopped_at: last.toISOString() },
  ]);
  const [live] = await server.db.select().from(lives).where(eq(lives.id, stage.liveId));
  expect(live?.recordingSince).toBeNull();
  await server.runJobs();
  expect((await ask('getRecordings')).data).toMatchObject([{ state: 'finished' }]);
  await rm(folder(), { recursive: true });
});

it('a part that cannot be written has failed at once, and the next may begin', async () => {
  await streaming();
  await mkdir(path.dirname(folder()), { recursive: true });
  // Where its folder would be stands a file.
  await writeFile(folder(), '');
  expect((await ask('postRecording')).status).toBe(500);
  expect((await ask('getRecordings')).data).toMatchObject([{ part: 1, state: 'failed' }]);
  expect((await stage.enter('vip')).is_recording).toBe(false);
  expect((await ask('postRecording')).data[1]).toMatchObject({ part: 2, state: 'running' });
});

it('LHST-24 the host ends a part that this process does not record', async () => {
  await streaming();
  const startedAt = server.clock.now();
  const [host] = await server.db
    .select({ id: liveMembers.id })
    .from(liveMembers)
    .where(eq(liveMembers.userId, stage.ids.host));
  await server.db.insert(liveRecordings).values({
    liveId: stage.liveId,
    part: 1,
    startedBy: host?.id ?? 0,
    startedAt,
    stopsAt: new Date(startedAt.getTime() + MINUTE_MS),
    state: 'running',
  });
  expect((await ask('deleteRecording')).data).toMatchObject([{ state: 'stopped' }]);
});

it('LHST-24 staff read how the recording stands, and neither begin nor end it; others read nothing', async () => {
  await streaming();
  const staff = await stage.join('staff');
  await stage.enter('member');
  await ask('postRecording');
  expect((await ask('getRecordings', 'staff')).data).toMatchObject([{ part: 1, state: 'running' }]);
  await staff.client.until(() => news(staff.client).length === 1);
  for (const call of ['postRecording', 'deleteRecording'] as const) {
    expect((await ask(call, 'staff')).failure.code).toBe(1710);
  }
  expect((await ask('getRecordings', 'member')).failure.code).toBe(1710);
});

it('LHST-25 an end that cannot be written down is tried again, with its time', async () => {
  await streaming();
  await ask('postRecording');
  vi.spyOn(server.deps.jobs, 'enqueue').mockRejectedValueOnce(new Error('The database is away'));
  server.clock.advance(MINUTE_MS);
  expect((await ask('deleteRecording')).status).toBe(500);
  expect((await ask('getRecordings')).data).toMatchObject([{ state: 'running' }]);
  server.clock.advance(MINUTE_MS);
  server.live.sweep();
  await runningPartsOf(server.deps).settled();
  expect((await ask('getRecordings')).data).toMatchObject([{ state: 'stopped', seconds: 60 }]);
});

it('a full disk: what runs ends with its reason, and nothing new begins', async () => {
  const { config } = server.deps;
  await streaming();
  await ask('postRecording');
  config.recordingMinFreeMb = 1e12;
  try {
    await pass(1);
    expect((await ask('getRecordings')).data).toMatchObject([
      { state: 'failed', failure: 'disk_full' },
    ]);
    const { data } = await ask('postRecording');
    expect(data[1]).toMatchObject({ part: 2, state: 'failed', failure: 'disk_full' });
    expect((await stage.enter('vip')).is_recording).toBe(false);
  } finally {
    config.recordingMinFreeMb = 0;
  }
});
