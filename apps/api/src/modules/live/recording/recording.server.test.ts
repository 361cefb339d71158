import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LIVE_RECORDING_MINUTES, RECORDING_WARNING_MINUTES } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { storeFile } from '#modules/files/index.ts';
import type { LiveClient } from '#testing/LiveClient.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestCaller } from '#testing/TestCaller.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import type { Composition, RecordingComposer } from '#providers/compose/RecordingComposer.ts';
import { writeTrackHead } from '../../../sfu/recording/rtpFile.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { recordingFolder } from './recordingFolder.ts';
import { runJob } from '#platform/jobs/runJob.ts';
import { composeGivenUp, composePart } from './composePart.ts';
import { RunningParts } from './RunningParts.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { LIVE_RECORDING } from './seesRecording.ts';
import { liveRecordings, liveRecordingTracks } from './tables.ts';

const MINUTE_MS = 60_000;

let server: TestServer;
let stage: LiveStage;
let composer: FakeComposer;

/** A composer that makes small videos from nothing, or returns what a test sets. */
class FakeComposer implements RecordingComposer {
  readonly canCompose = true;
  readonly folders: string[] = [];
  joins = 0;
  composition: Composition | undefined;
  breaks = false;
  joinBreaks = false;

  async compose(folder: string): Promise<Composition> {
    this.folders.push(folder);
    if (this.breaks) throw new Error('The disk is away');
    if (this.composition) return this.composition;
    const [video, hlsList, hlsMedia] = ['video.mp4', 'video.m3u8', 'video.ts'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    await writeFile(video, `mp4 of ${path.basename(folder)};`);
    await writeFile(hlsList, '#EXTM3U\nvideo.ts\n');
    await writeFile(hlsMedia, 'ts');
    return { seconds: 61, video, hlsList, hlsMedia };
  }

  async join(videos: readonly string[], out: string): Promise<void> {
    this.joins += 1;
    if (this.joinBreaks) throw new Error('The disk is full');
    const all = await Promise.all(videos.map((video) => readFile(video, 'utf8')));
    await writeFile(out, all.join(''));
  }
}

beforeAll(async () => {
  server = await startTestServer({ env: { RECORDING_MIN_FREE_MB: '0' } });
});
beforeEach(async () => {
  composer = new FakeComposer();
  server.deps.composer = composer;
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

/** Starts a streaming live session with the host in it. */
async function streaming() {
  const host = await stage.join('host');
  await stage.move('host', 'putStartLives');
  return host;
}

/** Returns the recording messages that the host's browser received. */
const message = (client: LiveClient): Record<string, unknown>[] =>
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
  it('records the senders, notifies everyone, and ends on the host’s request [LHST-24, LHST-27]', async () => {
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
    // A member who joins later is recorded too.
    const expert = await stage.join('expert');
    await stage.media(expert.session, 'host');
    expect(server.toSfu.at(-1)).toMatchObject({ type: 'record', uid: expert.session.uid });

    server.clock.advance(MINUTE_MS);
    expect((await ask('deleteRecording')).data).toMatchObject([
      { state: 'stopped', stops_at: null, seconds: 60 },
    ]);
    expect(server.toSfu.at(-1)).toEqual({ type: 'stopRecord', folder: folder() });
    expect((await stage.enter('vip')).is_recording).toBe(false);
    await host.client.until(() => message(host.client).length === 2);
    expect(message(host.client).map(({ part, state }) => [part, state])).toEqual([
      [1, 'running'],
      [1, 'stopped'],
    ]);
    expect(message(member.client)).toEqual([]);
  });

  it('records once at a time, and only while the session streams [LHST-24]', async () => {
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

  it('records the spotlighted member with the time [LHST-24]', async () => {
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
      { ms: 0, spotlight: null },
      { ms: 2500, spotlight: host.session.uid },
    ]);
  });

  it('warns once at 60 minutes, stops at 65, and lets the host start a second part [LHST-25]', async () => {
    await streaming();
    await ask('postRecording');
    await pass(RECORDING_WARNING_MINUTES - 1);
    // The host's first token expired long ago.
    const host = await stage.join('host');
    await pass(1);
    await pass(1);
    await host.client.until(() => message(host.client).length === 1);
    expect(message(host.client)[0]).toMatchObject({ state: 'running', part: 1 });
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

  it('ends with the meeting, for the audience or for everyone [LHST-25]', async () => {
    await streaming();
    await ask('postRecording');
    await stage.move('host', 'putAudienceStopLive');
    await runningPartsOf(server.deps).settled();
    expect((await ask('getRecordings')).data).toMatchObject([{ state: 'stopped' }]);
    expect((await ask('postRecording')).failure.code).toBe(1709);
  });
});

describe('processing of a recording', () => {
  /** Records a part, ends it and runs the jobs. */
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

  it('makes the video the playback of the event, for attendees only [EVT-31]', async () => {
    const host = await streaming();
    const coming = async () => {
      const seen = await server.caller().call('getEvent', { params: { id: stage.eventId } });
      return seen.data.playback_coming;
    };
    expect(await coming()).toBe(false);
    await record();
    // Everyone learns that the video is being made.
    expect(await coming()).toBe(true);
    await server.runJobs();
    expect(await coming()).toBe(false);
    const [part] = (await ask('getRecordings')).data;
    expect(part).toMatchObject({ state: 'finished', seconds: 61, failure: null });
    expect(await playback()).toBe(part?.media_url);
    await host.client.until(() => message(host.client).at(-1)?.['state'] === 'finished');
    await stage.move('host', 'putStopLives');
    const member = await stage.as('member');
    const { data } = await member.call('getEvent', { params: { id: stage.eventId } });
    expect(data).toMatchObject({ user_state: 'replay', playback_url: part?.media_url });
    const playbackOf = async (caller: TestCaller) => {
      const seen = await caller.call('getEvent', { params: { id: stage.eventId } });
      return [seen.data.user_state, seen.data.playback_url];
    };
    // Only people with access are offered the video; others just learn that there is one.
    for (const person of ['host', 'staff'] as const) {
      expect(await playbackOf(await stage.as(person))).toEqual(['replay', part?.media_url]);
    }
    expect(await playbackOf(await stage.as('poor'))).toEqual(['replay', null]);
    expect(await playbackOf(server.caller())).toEqual(['replay', null]);
    const statuses = async (url: string) =>
      Promise.all(
        (['member', 'host', 'staff', 'poor'] as const).map(
          async (person) => (await (await stage.as(person)).fetch(url)).status,
        ),
      );
    expect(await statuses(part?.media_url ?? '')).toEqual([200, 200, 200, 404]);
    expect((await server.caller().fetch(part?.media_url ?? '')).status).toBe(404);
    const videoFile = await member.fetch(part?.media_url ?? '');
    expect(videoFile.headers.get('content-security-policy')).toContain('sandbox allow-same-origin');
    // HLS: the playlist names files beside it.
    const list = await (await member.fetch(part?.hls_url ?? '')).text();
    const beside = new URL(list.split('\n')[1] ?? '', `${server.url}${part?.hls_url}`).pathname;
    expect(await (await member.fetch(beside)).text()).toBe('ts');
    expect(await readFile(path.join(folder(), 'video.mp4')).catch(() => 'gone')).toBe('gone');
  });

  it('plays the parts as one [LHST-25]', async () => {
    await streaming();
    await record();
    await server.runJobs();
    const alone = await playback();
    await record();
    await server.runJobs();
    const url = (await playback()) ?? '';
    expect([composer.joins, url === alone]).toEqual([1, false]);
    expect(await (await (await stage.as('member')).fetch(url)).text()).toBe('mp4 of 1;mp4 of 2;');
  });

  it('joins the parts on the next attempt after one failed [LHST-25, EVT-31]', async () => {
    await streaming();
    await record();
    await server.runJobs();
    const alone = await playback();
    composer.joinBreaks = true;
    await record();
    await expect(server.runJobs()).rejects.toThrow('The disk is full');
    expect(await playback()).toBe(alone);
    composer.joinBreaks = false;
    // Copies of the parts that a kill left.
    const joined = path.join(path.dirname(folder()), 'joined');
    await mkdir(joined, { recursive: true });
    await writeFile(path.join(joined, '0.mp4'), 'half copied');
    const last = (await ask('getRecordings')).data.at(-1);
    expect(last?.state).toBe('finished');
    await runJob(composePart, { recordingId: last?.id }, 'again', server.deps);
    await expect(stat(joined)).rejects.toThrow('ENOENT');
    const url = (await playback()) ?? '';
    expect(await (await (await stage.as('member')).fetch(url)).text()).toBe('mp4 of 1;mp4 of 2;');
  });

  it('removes the videos of an attempt that a kill interrupted [EVT-31]', async () => {
    await streaming();
    const left = await storeFile(server.deps, {
      kind: 'video',
      name: `live-${stage.liveId}-1.mp4`,
      contentType: 'video/mp4',
      content: Buffer.from('half stored'),
      subject: { type: LIVE_RECORDING, id: stage.liveId },
    });
    await record();
    await server.runJobs();
    const host = await stage.as('host');
    expect((await host.fetch(left)).status).toBe(404);
    const [part] = (await ask('getRecordings')).data;
    for (const url of [part?.media_url, part?.hls_url]) {
      expect((await host.fetch(url ?? '')).status).toBe(200);
    }
  });

  it('keeps a playback set by a person, and hides the video from removed members [EVT-31]', async () => {
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

  it('fails a part without ffmpeg, keeps its tracks, and composes it after a later start', async () => {
    await streaming();
    composer.composition = { failure: 'no_ffmpeg', reason: 'not installed' };
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

    composer.composition = undefined;
    await restarted();
    await server.runJobs();
    expect((await ask('getRecordings')).data).toMatchObject([{ state: 'finished' }]);
  });

  it('leaves the earlier parts as the playback when the last part fails [LHST-25, EVT-31]', async () => {
    await streaming();
    await record();
    await ask('postRecording');
    await server.runJobs();
    expect(await playback()).toBeNull();
    composer.composition = { failure: 'no_media', reason: 'nobody sent' };
    await ask('deleteRecording');
    await server.runJobs();
    const parts = (await ask('getRecordings')).data;
    expect(parts.map(({ state }) => state)).toEqual(['finished', 'failed']);
    expect(await playback()).toBe(parts[0]?.media_url);
  });

  it('fails a part that no attempt could compose, and stops processing it [LHST-25, EVT-31]', async () => {
    await streaming();
    await record();
    await ask('postRecording');
    await server.runJobs();
    composer.breaks = true;
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

  it.each(['no_media', 'composition_failed'] as const)(
    'reports %s on the part',
    async (failure) => {
      await streaming();
      composer.composition = { failure, reason: 'as it is' };
      await record();
      await server.runJobs();
      expect((await ask('getRecordings')).data).toMatchObject([{ state: 'failed', failure }]);
    },
  );
});

/** Lets a new process resume what the previous one left. */
async function restarted(): Promise<void> {
  const parts = new RunningParts(server.deps);
  parts.passed(server.clock.now());
  await parts.settled();
}

it('ends the part of a killed server with its last packet', async () => {
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
  const [live] = await server.db
    .select()
    .from(liveSessions)
    .where(eq(liveSessions.id, stage.liveId));
  expect(live?.recordingSince).toBeNull();
  await server.runJobs();
  expect((await ask('getRecordings')).data).toMatchObject([{ state: 'finished' }]);
  await rm(folder(), { recursive: true });
});

it('fails a part that can’t be written at once, and allows the next one', async () => {
  await streaming();
  await mkdir(path.dirname(folder()), { recursive: true });
  // A file blocks the path of the folder.
  await writeFile(folder(), '');
  expect((await ask('postRecording')).status).toBe(500);
  expect((await ask('getRecordings')).data).toMatchObject([{ part: 1, state: 'failed' }]);
  expect((await stage.enter('vip')).is_recording).toBe(false);
  expect((await ask('postRecording')).data[1]).toMatchObject({ part: 2, state: 'running' });
});

it('ends a part that this process does not record [LHST-24]', async () => {
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

it('lets staff read the state but not start or end it, and others read nothing [LHST-24]', async () => {
  await streaming();
  const staff = await stage.join('staff');
  await stage.enter('member');
  await ask('postRecording');
  expect((await ask('getRecordings', 'staff')).data).toMatchObject([{ part: 1, state: 'running' }]);
  await staff.client.until(() => message(staff.client).length === 1);
  for (const call of ['postRecording', 'deleteRecording'] as const) {
    expect((await ask(call, 'staff')).failure.code).toBe(1710);
  }
  expect((await ask('getRecordings', 'member')).failure.code).toBe(1710);
});

it('retries an end that could not be stored, with its time [LHST-25]', async () => {
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

it('makes the playback of a part that ended early on a full disk, and keeps the reason', async () => {
  const { config } = server.deps;
  await streaming();
  await ask('postRecording');
  const head = writeTrackHead({ uid: 7, kind: 'audio', codec: 'opus', fromMs: 0 });
  await writeFile(path.join(folder(), '7-audio.rtp'), head);
  config.recordingMinFreeMb = 1e12;
  try {
    await pass(1);
    expect((await ask('getRecordings')).data).toMatchObject([
      { state: 'stopped', failure: 'disk_full' },
    ]);
  } finally {
    config.recordingMinFreeMb = 0;
  }
  const [ended] = (await ask('getRecordings')).data;
  await runJob(composePart, { recordingId: ended?.id }, 'composed', server.deps);
  const { data } = await ask('getRecordings');
  expect(data).toMatchObject([{ state: 'finished', failure: 'disk_full', seconds: 61 }]);
  expect(data[0]?.media_url).not.toBeNull();
});

it('ends the part with a reason when a track can’t be written any further [LHST-24]', async () => {
  await streaming();
  await ask('postRecording');
  const report = vi.spyOn(server.deps.log, 'error').mockReturnValue(undefined);
  server.fromSfu({ type: 'recordFailed', folder: folder(2), message: 'another part' });
  server.fromSfu({ type: 'recordFailed', folder: folder(), message: 'ENOSPC' });
  server.fromSfu({ type: 'recordFailed', folder: folder(), message: 'ENOSPC' });
  await runningPartsOf(server.deps).settled();
  report.mockRestore();
  expect((await ask('getRecordings')).data).toMatchObject([
    { state: 'failed', failure: 'disk_full' },
  ]);
  expect((await stage.enter('vip')).is_recording).toBe(false);
});

it('ends running parts on a full disk with the reason, and starts nothing new', async () => {
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
