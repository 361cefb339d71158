import { SERVER_ATTRIBUTES } from '@rostra/contract/live';
import type { Attributes } from '@rostra/contract/live';
import type { LiveClaims } from './LiveTokens.ts';

const serverNames: ReadonlySet<string> = new Set(SERVER_ATTRIBUTES);

/** Whether an attribute of a member is the server's to say. */
export const isServers = (name: string): boolean => serverNames.has(name);

/** What a member may say of himself: nothing under the names that are the server's. */
export function ownAttributes({ mayDirect }: LiveClaims, given: Attributes): Attributes {
  if (mayDirect) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isServers(name)));
}

/** Whether nothing new is said. */
export function isSame(one: Attributes, other: Attributes): boolean {
  const names = Object.keys(other);
  return (
    names.length === Object.keys(one).length && names.every((name) => one[name] === other[name])
  );
}
