import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MediaSource } from '../MediaSource.ts';
import { writeRtp } from '../phone/rtpPacket.ts';
import type { SfuKind } from '../protocol.ts';
import { sequenceOf, timestampOf, writeHeader } from '../rtp.ts';
import { RecordingManager } from './RecordingManager.ts';
import { RtpFileParser } from './rtpFile.ts';

let folder: string;
let problems: string[];
let manager: RecordingManager;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostra-record-'));
  problems = [];
  manager = new RecordingManager((of, message) => problems.push(`${of} ${message}`));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A track whose packets come from the test. */
function sender(kind: SfuKind) {
  let message: (packet: Buffer) => void = () => undefined;
  const source = new MediaSource(
    kind,
    {
      onOpen: () => undefined,
      onMessage: (take) => {
        message = take;
      },
      isOpen: () => true,
      requestKeyframe: () => true,
      requestBitrate: () => true,
    },
    111,
  );
  source.setAllowed(true);
  let sequence = 65_534;
  const send = (messages: string): void => {
    sequence += 1;
    message(
      writeRtp({
        marker: false,
        payloadType: 111,
        sequence,
        timestamp: sequence * 960,
        ssrc: 5,
        payload: Buffer.from(messages),
      }),
    );
  };
  return { source, send };
}

const order = (peer: string, uid: number) => ({
  type: 'record' as const,
  peer,
  folder,
  uid,
  elapsedMs: 5000,
});

/** Returns the recorded tracks, ordered by file name. */
async function written() {
  const names = (await readdir(folder)).toSorted();
  const tracks = await Promise.all(
    names.map(async (name) => {
      const parser = new RtpFileParser();
      const entries = parser.push(await readFile(path.join(folder, name)));
      return { head: parser.head, entries };
    }),
  );
  return tracks.map(({ head, entries }) => ({
    uid: head?.uid,
    fromMs: head?.fromMs,
    sequences: entries.map(({ packet }) => sequenceOf(packet)),
    timestamps: entries.map(({ packet }) => timestampOf(packet)),
    messages: entries.map(({ packet }) => packet.toString('latin1', 12)).join(' '),
    atMs: entries.map(({ atMs }) => atMs),
  }));
}

it('records the original packets, even if other sinks rewrite them [LHST-24]', async () => {
  const { source, send } = sender('audio');
  // An earlier sink writes its own header into the packet.
  source.add({
    pause: () => undefined,
    take: (packet) =>
      writeHeader(packet, { sequence: 1, timestamp: 1 }, { ssrc: 9, payloadType: 96 }),
  });
  manager.begin(order('a', 7), [source]);
  for (const messages of ['one', 'two', 'three']) send(messages);
  await manager.stop(folder);
  send('after the end');
  const [track] = await written();
  expect(track).toMatchObject({ uid: 7, messages: 'one two three', sequences: [65_535, 0, 1] });
  expect(track?.timestamps).toEqual([65_535, 65_536, 65_537].map((number) => number * 960));
  for (const ms of [track?.fromMs, ...(track?.atMs ?? [])]) expect(ms).toBeGreaterThanOrEqual(5000);
  expect(problems).toEqual([]);
});

it('starts a new file for a new source and for a later peer', async () => {
  const [first, second, other] = [sender('audio'), sender('audio'), sender('audio')];
  manager.begin(order('a', 7), [first.source]);
  manager.begin(order('b', 8), []);
  first.send('first');
  manager.leave('a');
  first.send('to nobody');
  manager.take('a', second.source);
  second.send('second');
  manager.take('b', other.source);
  other.send('other');
  manager.end('b');
  other.send('gone');
  await manager.stop(folder);
  const messages = (await written()).map((track) => `${track.uid} ${track.messages}`).toSorted();
  expect(messages).toEqual(['7 first', '7 second', '8 other']);
});

it('ignores a repeated order and records no other peer', async () => {
  const { source, send } = sender('audio');
  manager.begin(order('a', 7), [source]);
  manager.begin(order('a', 7), [source]);
  manager.take('stranger', sender('video').source);
  send('once');
  await manager.stop(folder);
  expect((await written()).map(({ messages }) => messages)).toEqual(['once']);
});

it('reports a disk failure and keeps forwarding to other sinks', async () => {
  const { source, send } = sender('audio');
  let heard = 0;
  manager.begin({ ...order('a', 7), folder: path.join(folder, 'not-there') }, [source]);
  source.add({
    pause: () => undefined,
    take: () => {
      heard += 1;
    },
  });
  send('one');
  await manager.stop(path.join(folder, 'not-there'));
  send('two');
  expect([heard, problems.length]).toEqual([2, 1]);
  expect(problems[0]).toContain('not-there A track is not recorded any further');
});
