import type { SiteRouteName } from '@rostra/contract';

interface Parts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
}

const sorted = (part: object | undefined): string =>
  Object.entries(part ?? {})
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .sort()
    .join('&');

/** Returns one key per reading: `12` and `'12'` are the same, and the order of fields does not matter. */
export function dataKey(name: SiteRouteName, input: Parts | undefined): string {
  return `${name}:${sorted(input?.params)}?${sorted(input?.query)}`;
}

/** Returns the call that a key was made for. */
export const callOfKey = (key: string): string => key.slice(0, key.indexOf(':'));
