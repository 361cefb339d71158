import { afterEach, expect, it, vi } from 'vitest';
import { PITCH, pitchGraph } from '../src/session/features/voice/pitchGraph.ts';
import { BrowserAudio, openMicrophone } from '../src/adapters/embedded/BrowserAudio.ts';

const RATE = 48_000;
const SECONDS = 2;
const NEAR = 0.04;

afterEach(() => vi.unstubAllGlobals());

/** Runs a steady tone through the nodes. */
async function toneThrough(hz: number, offset: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
  const tone = context.createOscillator();
  tone.frequency.value = hz;
  pitchGraph(offset)(context, tone).output.connect(context.destination);
  tone.start();
  // The delay lines fill up during the first half second.
  return (await context.startRendering()).getChannelData(0).slice(RATE / 2);
}

/** Returns the power of one pitch in a sound (Goertzel). */
function powerAt(samples: Float32Array, hz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / RATE);
  let [last, before] = [0, 0];
  for (const sample of samples) [last, before] = [sample + turn * last - before, last];
  return last * last + before * before - turn * last * before;
}

function strongest(samples: Float32Array): number {
  let [found, most] = [0, 0];
  for (let hz = 100; hz < 1000; hz += 2) {
    const power = powerAt(samples, hz);
    if (power > most) [found, most] = [hz, power];
  }
  return found;
}

it.each([
  { row: 'LPIT-08', offset: 0, ratio: 1 },
  { row: 'LPIT-09', offset: -0.6, ratio: 0.7 },
  { row: 'LPIT-10', offset: 0.5, ratio: 1.25 },
])('plays $row a tone of 440 Hz with pitch $offset at $ratio of it', async ({ offset, ratio }) => {
  const heard = strongest(await toneThrough(440, offset));
  expect(heard).toBeGreaterThan(440 * ratio * (1 - NEAR));
  expect(heard).toBeLessThan(440 * ratio * (1 + NEAR));
});

it('builds nodes with low-pass 2048 Hz, delay 0.1 s and fade 0.05 s [LPIT-05, LPIT-06, LPIT-07]', () => {
  expect(PITCH).toEqual({ lowPassHz: 2048, delaySeconds: 0.1, fadeSeconds: 0.05 });
  const context = new OfflineAudioContext(1, RATE, RATE);
  const [filters, delays] = [
    vi.spyOn(context, 'createBiquadFilter'),
    vi.spyOn(context, 'createDelay'),
  ];
  const sources = vi.spyOn(context, 'createBufferSource');
  pitchGraph(-0.6)(context, context.createGain());
  const filter = filters.mock.results[0]?.value as BiquadFilterNode;
  expect([filter.type, filter.frequency.value]).toEqual(['lowpass', 2048]);
  expect(delays.mock.calls).toEqual([[0.1], [0.1]]);
  const [ramp, fade] = sources.mock.results.map(({ value }) => value as AudioBufferSourceNode);
  expect([ramp?.buffer?.duration, ramp?.loop]).toEqual([0.1, true]);
  const samples = fade?.buffer?.getChannelData(0) ?? new Float32Array();
  expect(samples[RATE * 0.05]).toBe(1);
  expect([samples[0], samples.at(-1)].map((value) => Math.round((value ?? 1) * 10))).toEqual([
    0, 0,
  ]);
});

/** Records the contexts opened from now on. */
function keepContexts(): AudioContext[] {
  const opened: AudioContext[] = [];
  class Kept extends AudioContext {
    constructor() {
      super();
      opened.push(this);
    }
  }
  vi.stubGlobal('AudioContext', Kept);
  return opened;
}

it('opens an audio context and sends its sound alone; off swaps back, then closes it [LPIT-03, LPIT-04]', async () => {
  const own = new AudioContext();
  const audio = new BrowserAudio(own, await openMicrophone(undefined));
  const opened = keepContexts();
  const plain = audio.sent;
  await audio.setProcessor(pitchGraph(-0.6));
  expect(opened.map(({ state }) => state)).not.toContain('closed');
  expect(opened).toHaveLength(1);
  const changed = audio.sent;
  expect(changed).not.toBe(plain);
  await audio.setProcessor(pitchGraph(0.5));
  expect(audio.sent).toBe(changed);
  expect(opened).toHaveLength(1);
  const order: string[] = [];
  audio.changes.on('changed', (swaps) => {
    const isPlain = audio.sent === plain;
    swaps.push(
      Promise.resolve().then(() =>
        order.push(`${isPlain} ${opened[0]?.state} ${changed.readyState}`),
      ),
    );
  });
  await audio.setProcessor(null);
  await expect.poll(() => opened[0]?.state).toBe('closed');
  expect(order).toEqual(['true running live']);
  audio.close();
  await own.close();
});

it('processes another microphone with the same nodes, and never sends the plain voice [LPIT-03]', async () => {
  const own = new AudioContext();
  const audio = new BrowserAudio(own, await openMicrophone(undefined));
  const opened = keepContexts();
  await audio.setProcessor(pitchGraph(-0.6));
  const changed = audio.sent;
  const seen: MediaStreamTrack[] = [];
  audio.changes.on('changed', () => seen.push(audio.sent));
  const devices = await navigator.mediaDevices.enumerateDevices();
  const microphones = devices.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId);
  await audio.setDevice(microphones.at(-1)?.deviceId ?? '');
  expect(seen).toEqual([changed]);
  const heard = opened[0]?.createAnalyser();
  if (!heard) throw new Error('No context was opened');
  opened[0]?.createMediaStreamSource(new MediaStream([changed])).connect(heard);
  const samples = new Float32Array(heard.fftSize);
  const loudest = (): number => {
    heard.getFloatTimeDomainData(samples);
    return Math.max(...samples);
  };
  await expect.poll(loudest).toBeGreaterThan(0.01);
  audio.close();
  await expect.poll(() => opened[0]?.state).toBe('closed');
  await own.close();
});
