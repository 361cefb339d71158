import { ATTRIBUTE_KEYS_MAX, ATTRIBUTE_LENGTH_MAX, SERVER_ATTRIBUTES } from '@rostra/contract/live';
import type { Attributes } from '@rostra/contract/live';
import { LiveRefusal } from './LiveRefusal.ts';
import type { LiveClaims } from './LiveTokens.ts';

const serverNames: ReadonlySet<string> = new Set(SERVER_ATTRIBUTES);

/** Returns whether only the server may set an attribute. */
export const isServers = (name: string): boolean => serverNames.has(name);

/**
 * Returns the attributes that members may set for themselves: none of the server's names. Other
 * names do not exist, so that members cannot fill the lists of everyone else.
 *
 * @throws LiveRefusal `limit` for too many names, `invalid-argument` for an unknown one, `too-large`
 *   for a long value
 */
export function ownAttributes({ mayDirect }: LiveClaims, given: Attributes): Attributes {
  const names = Object.keys(given);
  if (names.length > ATTRIBUTE_KEYS_MAX) {
    throw new LiveRefusal('limit', `More than ${ATTRIBUTE_KEYS_MAX} attributes`);
  }
  const unknown = names.find((name) => !isServers(name));
  if (unknown !== undefined) {
    throw new LiveRefusal('invalid-argument', `No attribute is named ${unknown}`);
  }
  if (Object.values(given).some((value) => value.length > ATTRIBUTE_LENGTH_MAX)) {
    throw new LiveRefusal('too-large', `A value has more than ${ATTRIBUTE_LENGTH_MAX} characters`);
  }
  return mayDirect ? given : {};
}

/** Returns whether two sets of attributes are equal. */
export function isSame(one: Attributes, other: Attributes): boolean {
  const names = Object.keys(other);
  return (
    names.length === Object.keys(one).length && names.every((name) => one[name] === other[name])
  );
}
