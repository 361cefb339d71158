import { isIP } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/**
 * Returns a network address in its bare form: some proxies write a port beside it
 * (`203.0.113.7:4711`, `[2001:db8::7]:4711`), and dual sockets map IPv4. Other text stays as it is.
 */
export function plainAddress(written: string): string {
  const text = written.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = (inBrackets ?? beforePort ?? text).replace(MAPPED, '');
  return isIP(address) === 0 ? text : address;
}

/** Returns the header `X-Forwarded-For` with each address in its bare form. */
export const plainForwardedFor = (header: string): string =>
  header
    .split(',')
    .map((part) => plainAddress(part))
    .join(', ');
