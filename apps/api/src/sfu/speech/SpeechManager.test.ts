import { afterEach, beforeEach, expect, it } from 'vitest';
import { MediaSource } from '../MediaSource.ts';
import { writeRtp } from '../phone/rtpPacket.ts';
import { SpeechManager } from './SpeechManager.ts';
import { SPEECH_FRAME } from './SpeechSegmenter.ts';

const OPUS = 111;
const FRAME_MS = 20;
/** Frames per second. */
const SECOND = 50;

let messages: [string, number][];
let manager: SpeechManager;
let opened: number;
let freed: number;
let nowMs: number;

beforeEach(() => {
  messages = [];
  opened = 0;
  freed = 0;
  nowMs = 1e9;
  manager = new SpeechManager({
    openOpus: async () => {
      opened += 1;
      return {
        decodeFrame: (frame) => ({
          channelData: [new Float32Array(SPEECH_FRAME).fill((frame[0] ?? 0) / 100)],
        }),
        free: () => {
          freed += 1;
        },
      };
    },
    messages: (peer, samples) => messages.push([peer, samples.length / SPEECH_FRAME / SECOND]),
  });
});
afterEach(() => {
  for (const peer of ['a', 'b']) manager.end(peer);
});

/** A browser's microphone. */
function microphone() {
  let message: (packet: Buffer) => void = () => undefined;
  const source = new MediaSource(
    'audio',
    {
      onOpen: () => undefined,
      onMessage: (take) => {
        message = take;
      },
      isOpen: () => true,
      requestKeyframe: () => true,
      requestBitrate: () => true,
    },
    OPUS,
  );
  source.setAllowed(true);
  let sequence = 0;
  const send = (height: number): void => {
    sequence += 1;
    const timestamp = sequence * 960;
    const rest = { marker: false, payloadType: OPUS, ssrc: 5 };
    message(writeRtp({ ...rest, sequence, timestamp, payload: Buffer.of(height, 1) }));
  };
  return { source, send };
}

/** Lets time pass while a peer speaks or is silent. */
function pass(seconds: number, send: () => void = () => undefined): void {
  for (let count = 0; count < seconds * SECOND; count += 1) {
    send();
    nowMs += FRAME_MS;
    manager.pass(nowMs);
  }
}

it('reports an utterance at a pause and decodes no other peer', async () => {
  const [one, other] = [microphone(), microphone()];
  manager.begin('a', [one.source]);
  manager.begin('a', [one.source]);
  await Promise.resolve();
  pass(1, () => {
    one.send(30);
    other.send(30);
  });
  expect(messages).toEqual([]);
  pass(1);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.[0]).toBe('a');
  expect(messages[0]?.[1]).toBeGreaterThan(0.9);
  expect(opened).toBe(1);
});

it('takes later sources; mute, republishing and the end finish an utterance', async () => {
  manager.begin('b', []);
  await Promise.resolve();
  const one = microphone();
  manager.take('b', one.source);
  pass(1, () => one.send(30));
  one.source.setAllowed(false);
  expect(messages).toHaveLength(1);
  pass(2, () => one.send(30));
  expect(messages).toHaveLength(1);
  one.source.setAllowed(true);
  pass(1, () => one.send(30));
  manager.leave('b');
  expect(messages).toHaveLength(2);
  pass(1, () => one.send(30));
  const next = microphone();
  manager.take('b', next.source);
  pass(1, () => next.send(30));
  manager.end('b');
  expect(messages).toHaveLength(3);
  expect(freed).toBe(1);
  pass(2, () => next.send(30));
  expect(messages).toHaveLength(3);
});

it('frees a decoder that opens after its peer has ended', async () => {
  const { source } = microphone();
  manager.begin('a', [source]);
  manager.end('a');
  await Promise.resolve();
  await Promise.resolve();
  expect([opened, freed]).toEqual([1, 1]);
});
