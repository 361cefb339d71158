// A synthesized voice, cut at its pauses and transcribed by the real PocketSphinx.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PocketSphinx } from '#providers/transcribe/PocketSphinx.ts';
import {
  canHearSpeech,
  POCKET_SPHINX,
  speak,
  SPEECH_PATIENCE_MS,
  wordError,
} from '#providers/transcribe/testing/speech.ts';
import { SPEECH_RATE, wavOf } from '#providers/transcribe/wavOf.ts';
import { SPEECH_FRAME, SpeechSegmenter } from './SpeechSegmenter.ts';

const SPOKEN = [
  'the revenue of the second quarter grew by twelve percent and the margin was stable',
  'we expect the demand for storage to rise in the second half of the year',
];
/** Maximum share of wrong words for a clean voice. */
const WORD_ERROR_MAX = 0.25;
const HEAD_BYTES = 44;
/** Amplitude of the constant hum. */
const HUM = 40;

/** Returns the sentences over a hum, each with a second of silence around it. */
function spoken(folder: string): Int16Array {
  const quiet = Buffer.alloc(SPEECH_RATE * 2);
  const parts = SPOKEN.flatMap((words) => [quiet, speak(words, folder).subarray(HEAD_BYTES)]);
  const bytes = Buffer.concat([...parts, quiet]);
  return Int16Array.from({ length: bytes.length / 2 }, (_, at) =>
    Math.round(bytes.readInt16LE(at * 2) * 0.9 + HUM * Math.sin(at / 7)),
  );
}

it.runIf(canHearSpeech)(
  'transcribes two sentences with a pause as two lines [LHST-26]',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'));
    const cutter = new SpeechSegmenter();
    const stretches: Int16Array[] = [];
    const sound = spoken(folder);
    rmSync(folder, { recursive: true });
    for (let at = 0; at < sound.length; at += SPEECH_FRAME) {
      const message = cutter.put(sound.subarray(at, at + SPEECH_FRAME));
      if (message) stretches.push(message);
    }
    expect(stretches).toHaveLength(SPOKEN.length);
    const transcriber = new PocketSphinx(POCKET_SPHINX ?? '', {
      timeoutMs: SPEECH_PATIENCE_MS,
    });
    const { signal } = new AbortController();
    const lines = await Promise.all(
      stretches.map(async ({ buffer }) => {
        const wav = wavOf(Buffer.from(buffer));
        return (await transcriber.transcribe({ wav, language: 'en', signal })).text;
      }),
    );
    expect(wordError(SPOKEN.join(' '), lines.join(' '))).toBeLessThanOrEqual(WORD_ERROR_MAX);
  },
);
