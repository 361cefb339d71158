import { isIPv6 } from 'node:net';
import { plainAddress } from '#platform/http/plainAddress.ts';

const GROUPS = 8;
/** Groups of a network: providers give each customer at least these 64 bits. */
const OF_NETWORK = 4;

/**
 * Returns the address that a rate limit counts: IPv6 by its network, because each customer can use
 * any of the addresses in it.
 */
export function limitedAddress(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const groups = after === undefined ? head : [...head, ...zeros, ...tail];
  const network = groups
    .slice(0, OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
