import { ApiError } from '@rostra/api-client';
import type { ApiClient } from '@rostra/api-client';
import { SWRConfig, mutate } from 'swr';
import { callOfKey, dataKey } from './dataKey.ts';
import { pagedReadings } from './pagedReadings.ts';
import { isInSight } from './readingsInSight.ts';
import type { ScreenData } from './ScreenData.ts';

type AnyCall = (name: string, input: object) => Promise<unknown>;

/** Makes the screen data in the browser, over SWR's cache. */
export function browserData(client: ApiClient, filled: Record<string, unknown>): ScreenData {
  const { cache } = SWRConfig.defaultValue;
  const read = (key: string): unknown => cache.get(key)?.data;
  const call = client.call as unknown as AnyCall;
  for (const [key, answer] of Object.entries(filled)) {
    void mutate(key, answer, { revalidate: false });
  }
  const forgetUnseen = (): void => {
    // Data that came with the page is SWR's fallback and would appear again.
    for (const key of Object.keys(filled)) delete filled[key];
    for (const key of Array.from(cache.keys())) {
      if (!isInSight(key)) cache.delete(key);
    }
  };
  return {
    fill: (async (name: Parameters<typeof dataKey>[0], input: object) => {
      const key = dataKey(name, input);
      const known = read(key);
      const coming = mutate(key, call(name, { ...input, silent: true }), { revalidate: false });
      if (known === undefined) return coming;
      // The screen is already shown; a failed renewal leaves it unchanged.
      coming.catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
      return known;
    }) as ScreenData['fill'],
    read: ((name: Parameters<typeof dataKey>[0], input: object) =>
      read(dataKey(name, input))) as ScreenData['read'],
    refresh: async (names) => {
      const wanted = names as readonly string[] | undefined;
      if (wanted === undefined) forgetUnseen();
      await Promise.all([
        mutate((key) => typeof key === 'string' && (wanted?.includes(callOfKey(key)) ?? true)),
        ...[...pagedReadings]
          .filter((reading) => wanted?.includes(reading.name) ?? true)
          .map((reading) => reading.reload()),
      ]);
    },
  };
}
