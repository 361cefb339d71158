import { beforeEach, expect, it, vi } from 'vitest';

const ENTRY = 'rostra.live.captions';
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

/** Loads the setting as a freshly loaded page does. */
const load = async () => (await import('./captionSetting.ts')).captionSetting;

it('keeps the user’s choice on the next page [LCON-24]', async () => {
  const setting = await load();
  let received = 0;
  const off = setting.subscribe(() => (received += 1));
  expect(setting.get()).toEqual({ isOn: true, size: 'md', isReadOut: true });
  setting.set({ size: 'lg' });
  setting.set({ isOn: false });
  off();
  setting.set({ isReadOut: false });
  expect(received).toBe(2);
  vi.resetModules();
  expect((await load()).get()).toEqual({ isOn: false, size: 'lg', isReadOut: false });
});

it.each(['', '{', '7', 'null', '{"size":"huge","isOn":"no"}'])(
  'ignores an unreadable stored value: %s',
  async (value) => {
    kept.set(ENTRY, value);
    expect((await load()).get()).toEqual({ isOn: true, size: 'md', isReadOut: true });
  },
);
