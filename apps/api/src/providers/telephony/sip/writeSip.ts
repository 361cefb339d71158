import type { SipMessage } from './SipMessage.ts';

/** Names whose words do not each start with a capital. */
const SPELLING: Readonly<Record<string, string>> = {
  'call-id': 'Call-ID',
  cseq: 'CSeq',
  'www-authenticate': 'WWW-Authenticate',
};

const spelt = (name: string): string =>
  SPELLING[name] ?? name.replaceAll(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase());

/** @throws RangeError for a text that would start another line */
function inOneLine(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new RangeError('A line break within a line of SIP');
  return text;
}

/**
 * Writes a message and computes its length.
 *
 * @throws RangeError when a value has a line break: foreign text must not add headers
 */
export function writeSip(message: SipMessage): Buffer {
  const start =
    message.kind === 'request'
      ? `${message.method} ${message.uri} SIP/2.0`
      : `SIP/2.0 ${message.status} ${message.reason}`;
  const lines = message.headers
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => inOneLine(`${spelt(name)}: ${value}`));
  const length = `Content-Length: ${Buffer.byteLength(message.body)}`;
  return Buffer.from([inOneLine(start), ...lines, length, '', message.body].join('\r\n'));
}
