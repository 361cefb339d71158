import { expect, it } from 'vitest';
import { SPEECH_FRAME, SpeechSegmenter } from './SpeechSegmenter.ts';

/** Frames per second. */
const SECOND = 50;

/** A tone of the given amplitude. */
const tone = (height: number): Int16Array =>
  Int16Array.from({ length: SPEECH_FRAME }, (_, at) => height * Math.sin((at * Math.PI) / 8));
const VOICE = tone(4000);
const HUM = tone(120);

/** A cutter, and the lengths in seconds of the utterances it returned. */
function cutting() {
  const cutter = new SpeechSegmenter();
  const messages: number[] = [];
  const put = (frame: Int16Array | undefined, seconds: number): void => {
    for (let count = 0; count < seconds * SECOND; count += 1) {
      const out = cutter.put(frame);
      if (out) messages.push(out.length / SPEECH_FRAME / SECOND);
    }
  };
  return { cutter, messages, put };
}

it('ends an utterance at a pause, with a margin on both sides', () => {
  const { messages, put } = cutting();
  put(HUM, 2);
  put(VOICE, 1);
  put(HUM, 0.5);
  expect(messages).toEqual([]);
  put(HUM, 0.2);
  expect(messages).toEqual([1.4]);
  put(HUM, 10);
  expect(messages).toEqual([1.4]);
});

it('keeps a short pause within an utterance, even without packets', () => {
  const { messages, put } = cutting();
  put(VOICE, 1);
  put(undefined, 0.4);
  put(VOICE, 1);
  put(undefined, 1);
  expect(messages).toEqual([2.6]);
});

it('cuts speech without pauses at its quietest point and loses nothing', () => {
  const { messages, put, cutter } = cutting();
  put(VOICE, 10.5);
  put(tone(900), 0.1);
  put(VOICE, 10.4);
  const rest = (cutter.end()?.length ?? 0) / SPEECH_FRAME / SECOND;
  expect(messages).toHaveLength(1);
  expect(messages[0]).toBeCloseTo(10.58, 1);
  expect((messages[0] ?? 0) + rest).toBeCloseTo(21, 5);
});

it('ignores a click and a hum of any length', () => {
  const { messages, put } = cutting();
  put(HUM, 1);
  put(VOICE, 0.1);
  put(HUM, 60);
  expect(messages).toEqual([]);
});

it('adapts to louder background noise after a while', () => {
  const { messages, put, cutter } = cutting();
  put(HUM, 5);
  put(tone(700), 120);
  const before = messages.length;
  put(tone(700), 60);
  expect(messages.length).toBe(before);
  expect(cutter.end()).toBeUndefined();
  put(tone(8000), 1);
  put(tone(700), 1);
  expect(messages.length).toBe(before + 1);
});

it('returns the whole last utterance at the end, and only once', () => {
  const { put, cutter } = cutting();
  put(VOICE, 0.5);
  expect((cutter.end()?.length ?? 0) / SPEECH_FRAME / SECOND).toBe(0.5);
  expect(cutter.end()).toBeUndefined();
});
