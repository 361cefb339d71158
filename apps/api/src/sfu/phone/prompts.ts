import { FRAME_SAMPLES, PHONE_RATE } from './g711.ts';

/** Prompts for a caller, named as in the telephony port. */
export type PromptName = 'password' | 'wrong' | 'welcome' | 'closed' | 'refused';

/** A tone of a melody: two frequencies, or none for a pause. */
interface Tone {
  readonly hz: readonly number[];
  readonly ms: number;
}

const LOUD = 6000;
/** Fade-in and fade-out of a tone in ms, to avoid clicks. */
const FADE_MS = 5;

const rising: readonly Tone[] = [
  { hz: [523], ms: 120 },
  { hz: [659], ms: 120 },
  { hz: [784], ms: 200 },
];
/** The special information tone for a call that cannot be connected (ITU-T E.180, 7.6). */
const information: readonly Tone[] = [
  { hz: [950], ms: 330 },
  { hz: [1400], ms: 330 },
  { hz: [1800], ms: 330 },
];

/**
 * Melodies without words, which work in every language. The password prompt uses the two tones
 * with which voice mail starts a message.
 */
const MELODIES: Readonly<Record<PromptName, readonly Tone[]>> = {
  password: [
    { hz: [], ms: 400 },
    { hz: [600], ms: 150 },
    { hz: [], ms: 80 },
    { hz: [900], ms: 250 },
  ],
  wrong: [
    { hz: [350, 440], ms: 250 },
    { hz: [], ms: 120 },
    { hz: [350, 440], ms: 250 },
    { hz: [], ms: 200 },
    { hz: [600], ms: 150 },
    { hz: [], ms: 80 },
    { hz: [900], ms: 250 },
  ],
  welcome: rising,
  closed: [...information, { hz: [], ms: 300 }, ...information],
  refused: information,
};

function samplesOf({ hz, ms }: Tone): Int16Array {
  const length = Math.round((ms * PHONE_RATE) / 1000);
  const fade = (FADE_MS * PHONE_RATE) / 1000;
  return Int16Array.from({ length }, (_, at) => {
    const edge = Math.min(1, at / fade, (length - 1 - at) / fade);
    const wave = hz.map((each) => Math.sin((2 * Math.PI * each * at) / PHONE_RATE));
    return Math.round((LOUD * edge * wave.reduce((sum, part) => sum + part, 0)) / (hz.length || 1));
  });
}

/** Returns a prompt as frames of 20 ms, the last one padded with silence. */
export function promptFrames(name: PromptName): Int16Array[] {
  const parts = MELODIES[name].map(samplesOf);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const whole = new Int16Array(Math.ceil(length / FRAME_SAMPLES) * FRAME_SAMPLES);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return Array.from({ length: whole.length / FRAME_SAMPLES }, (_, frame) =>
    whole.subarray(frame * FRAME_SAMPLES, (frame + 1) * FRAME_SAMPLES),
  );
}
