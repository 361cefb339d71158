import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepCampaign, keptCampaign } from './campaign.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const land = (query: string): void => keepCampaign(new URLSearchParams(query));

it('keeps the campaign of the landing address for the session [FND-39]', () => {
  land('utm_source=a&utm_medium=b&key=x&utm_evil=y');
  expect(keptCampaign()).toEqual({ utm_source: 'a', utm_medium: 'b' });
  land('key=another');
  expect(keptCampaign()).toEqual({ utm_source: 'a', utm_medium: 'b' });
  land('utm_source=newer');
  expect(keptCampaign()).toEqual({ utm_source: 'newer' });
});

it('limits the length of a value, and keeps nothing without storage [FND-39]', () => {
  land(`utm_source=${'x'.repeat(5000)}`);
  expect(keptCampaign()['utm_source']).toHaveLength(100);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  land('utm_source=a');
  expect(keptCampaign()).toEqual({});
});
