import { SERVER_ATTRIBUTES } from '@rostra/contract/live';
import type { Attributes } from '@rostra/contract/live';
import type { LiveClaims } from './LiveTokens.ts';

const serverNames: ReadonlySet<string> = new Set(SERVER_ATTRIBUTES);

/** Returns whether only the server may set an attribute. */
export const isServers = (name: string): boolean => serverNames.has(name);

/** Returns the attributes that members may set for themselves: none of the server's names. */
export function ownAttributes({ mayDirect }: LiveClaims, given: Attributes): Attributes {
  if (mayDirect) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isServers(name)));
}

/** Returns whether two sets of attributes are equal. */
export function isSame(one: Attributes, other: Attributes): boolean {
  const names = Object.keys(other);
  return (
    names.length === Object.keys(one).length && names.every((name) => one[name] === other[name])
  );
}
