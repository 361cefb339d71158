import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage } from './deviceStorage.ts';

const ENTRY = 'rostra.live.setting';
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps devices and preferences in one entry [LMED-10]', () => {
  const settings = {
    chosen: { microphone: 'a', camera: 'b', speaker: 'c' },
    isMirrored: false,
    sharpness: 'sharp',
    volume: 0,
    volumes: { '7': 100 },
  } as const;
  deviceStorage.write(settings);
  expect([...kept.keys()]).toEqual([ENTRY]);
  expect(deviceStorage.read()).toEqual(settings);
});

it.each([undefined, 'null', '7', '{', '"text"'])('selects nothing if the entry is %s', (entry) => {
  if (entry !== undefined) kept.set(ENTRY, entry);
  expect(deviceStorage.read()).toEqual({ chosen: {} });
});

it('leaves out unknown settings', () => {
  const odd = { microphone: 7, sharpness: 'huge', isMirrored: 'yes', volume: 101, background: 'b' };
  kept.set(ENTRY, JSON.stringify({ ...odd, volumes: { '7': -1, '8': 50, '9': 'loud' } }));
  expect(deviceStorage.read()).toEqual({ chosen: {}, volumes: { '8': 50 } });
});

it('reads and writes nothing when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  deviceStorage.write({ chosen: {} });
  expect(deviceStorage.read()).toEqual({ chosen: {} });
});
