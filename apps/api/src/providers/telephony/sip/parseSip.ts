import { parseAddress } from './sipAddress.ts';
import { cseqOf, headersOf } from './SipMessage.ts';
import type { SipHeader, SipMessage } from './SipMessage.ts';
import { splitList } from './splitList.ts';
import { parseVia } from './via.ts';

/** Maximum size of a message in bytes: a call of ours fits into two packets of Ethernet. */
const BYTES_MAX = 8192;
const HEADERS_MAX = 96;
const SPACE = 0x20;
const TAB = 0x09;
const DELETE = 0x7f;

/** The compact forms of header names (RFC 3261, 7.3.3). */
const LONG_NAME: Readonly<Record<string, string>> = {
  c: 'content-type',
  e: 'content-encoding',
  f: 'from',
  i: 'call-id',
  k: 'supported',
  l: 'content-length',
  m: 'contact',
  s: 'subject',
  t: 'to',
  v: 'via',
};
const LISTS = new Set(['via', 'contact', 'route', 'record-route']);
/**
 * Identifying headers occur only once: other parsers might read a second one instead of our first.
 */
const SINGLE = ['from', 'to', 'call-id', 'cseq'];

const NAME = /^[A-Za-z0-9.!%*_+`'~-]{1,64}$/;
const REQUEST = /^([A-Za-z0-9.!%*_+`'~-]{1,32}) (\S{1,1024}) SIP\/2\.0$/i;
const RESPONSE = /^SIP\/2\.0 ([1-6]\d\d) ?(.{0,256})$/i;

/** Returns whether a line has no control characters, which could end or hide it elsewhere. */
function isPlain(line: string): boolean {
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    if ((code < SPACE && code !== TAB) || code === DELETE) return false;
  }
  return true;
}

/** Joins lines that start with a space to the one before (RFC 3261, 7.3.1). */
function unfolded(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const isMore = /^[ \t]/.test(line) && whole.length > 0;
    if (isMore) whole.push(`${whole.pop() ?? ''} ${line.trim()}`);
    else whole.push(line);
  }
  return whole;
}

function readHeaders(lines: readonly string[]): SipHeader[] | undefined {
  const headers: SipHeader[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const given = line.slice(0, Math.max(colon, 0)).trimEnd().toLowerCase();
    if (!NAME.test(given)) return undefined;
    const name = LONG_NAME[given] ?? given;
    const value = line.slice(colon + 1).trim();
    const values = LISTS.has(name) ? splitList(value, ',') : [value];
    for (const each of values) headers.push([name, each]);
  }
  return headers;
}

function readBody(bytes: Buffer, headers: readonly SipHeader[]): string | undefined {
  const lengths = headers.filter(([name]) => name === 'content-length').map(([, value]) => value);
  const [length] = lengths;
  if (length === undefined) return bytes.toString('utf8');
  const isRight =
    lengths.length === 1 && /^\d{1,5}$/.test(length) && Number(length) <= bytes.length;
  return isRight ? bytes.subarray(0, Number(length)).toString('utf8') : undefined;
}

function readStart(
  line: string,
  headers: readonly SipHeader[],
  body: string,
): SipMessage | undefined {
  const response = RESPONSE.exec(line);
  if (response) {
    const [, status, reason = ''] = response;
    return { kind: 'response', status: Number(status), reason, headers, body };
  }
  const request = REQUEST.exec(line);
  const [, method, uri] = request ?? [];
  if (method === undefined || uri === undefined) return undefined;
  return { kind: 'request', method, uri, headers, body };
}

/** Returns whether a message has all required headers in a readable form (RFC 3261, 8.1.1). */
function isWhole(message: SipMessage): boolean {
  if (SINGLE.some((name) => headersOf(message, name).length !== 1)) return false;
  const [via] = headersOf(message, 'via');
  const [from] = headersOf(message, 'from');
  const [to] = headersOf(message, 'to');
  const cseq = cseqOf(message);
  if (via === undefined || !parseVia(via)) return false;
  if (from === undefined || parseAddress(from)?.tag === undefined) return false;
  if (to === undefined || !parseAddress(to)) return false;
  return cseq !== undefined && (message.kind === 'response' || message.method === cseq.method);
}

/**
 * Parses a packet from an unknown sender.
 *
 * @returns undefined for anything but one whole message of SIP 2.0; it never throws
 */
export function parseSip(packet: Buffer): SipMessage | undefined {
  if (packet.length > BYTES_MAX) return undefined;
  const end = packet.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [start = '', ...rest] = unfolded(packet.subarray(0, end).toString('utf8').split('\r\n'));
  if (rest.length > HEADERS_MAX || !isPlain(start) || !rest.every(isPlain)) return undefined;
  const headers = readHeaders(rest);
  const body = headers && readBody(packet.subarray(end + 4), headers);
  if (body === undefined || !headers) return undefined;
  const message = readStart(start, headers, body);
  return message && isWhole(message) ? message : undefined;
}
