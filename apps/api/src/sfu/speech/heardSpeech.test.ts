// A real voice, cut where it pauses and understood by the real PocketSphinx.
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
import { SPEECH_FRAME, UtteranceCutter } from './UtteranceCutter.ts';

const SAID = [
  'the revenue of the second quarter grew by twelve percent and the margin was stable',
  'we expect the demand for storage to rise in the second half of the year',
];
/** Words that may be wrong of a clean voice, of all. */
const WORD_ERROR_MAX = 0.25;
const HEAD_BYTES = 44;
/** Height of a hum that is always there. */
const HUM = 40;

/** What is said with a second of quiet around each sentence, over a hum. */
function spoken(folder: string): Int16Array {
  const quiet = Buffer.alloc(SPEECH_RATE * 2);
  const parts = SAID.flatMap((words) => [quiet, speak(words, folder).subarray(HEAD_BYTES)]);
  const bytes = Buffer.concat([...parts, quiet]);
  return Int16Array.from({ length: bytes.length / 2 }, (_, at) =>
    Math.round(bytes.readInt16LE(at * 2) * 0.9 + HUM * Math.sin(at / 7)),
  );
}

it.runIf(canHearSpeech)(
  'a voice that pauses between two sentences is two lines, in its words [LHST-26]',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rostra-test-'));
    const cutter = new UtteranceCutter();
    const stretches: Int16Array[] = [];
    const sound = spoken(folder);
    rmSync(folder, { recursive: true });
    for (let at = 0; at < sound.length; at += SPEECH_FRAME) {
      const said = cutter.put(sound.subarray(at, at + SPEECH_FRAME));
      if (said) stretches.push(said);
    }
    expect(stretches).toHaveLength(SAID.length);
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
    expect(wordError(SAID.join(' '), lines.join(' '))).toBeLessThanOrEqual(WORD_ERROR_MAX);
  },
);
