import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = '/usr/bin/sipp';
const KEYS = '/usr/share/sip-tester';

/** Returns whether the tester is on this machine (Debian: sip-tester) and may send raw packets. */
export function hasSipp(): boolean {
  try {
    accessSync(PROGRAM, constants.X_OK);
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

const nameOf = (key: string): string => (key === '#' ? 'pound' : key === '*' ? 'star' : key);

const message = (lines: readonly string[]): string =>
  `<![CDATA[\n${lines.map((line) => `      ${line}\n`).join('')}\n]]>`;

const HEADERS = [
  'Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=[branch]',
  'Max-Forwards: 70',
  'From: <sip:tester@[local_ip]:[local_port]>;tag=[call_number]',
  'Call-ID: [call_id]',
  'Contact: <sip:tester@[local_ip]:[local_port]>',
];

const later = (method: string, number: number): string =>
  message([
    `${method} sip:[service]@[remote_ip]:[remote_port] SIP/2.0`,
    ...HEADERS,
    'To: <sip:[service]@[remote_ip]:[remote_port]>[peer_tag_param]',
    `CSeq: ${number} ${method}`,
    'Content-Length: 0',
  ]);

/** The next recording ends the one before, which starts late on a busy machine. */
const KEY_MS = 800;

/**
 * A call that presses keys with packets recorded from another vendor's phone, and continues until
 * the other side has received them and hangs up.
 */
const scenarioOf = (keys: string): string => `<?xml version="1.0" encoding="ISO-8859-1" ?>
<scenario name="keys">
  <send retrans="500">${message([
    'INVITE sip:[service]@[remote_ip]:[remote_port] SIP/2.0',
    ...HEADERS,
    'To: <sip:[service]@[remote_ip]:[remote_port]>',
    'CSeq: 1 INVITE',
    'Content-Type: application/sdp',
    'Content-Length: [len]',
    '',
    'v=0',
    'o=tester 1 1 IN IP[local_ip_type] [local_ip]',
    's=-',
    'c=IN IP[media_ip_type] [media_ip]',
    't=0 0',
    'm=audio [auto_media_port] RTP/AVP 8 101',
    'a=rtpmap:8 PCMA/8000',
    'a=rtpmap:101 telephone-event/8000',
  ])}</send>
  <recv response="100" optional="true"/>
  <recv response="180" optional="true"/>
  <recv response="200"/>
  <send>${later('ACK', 1)}</send>
${Array.from(
  keys,
  (key) =>
    `  <nop><action><exec play_pcap_audio="${KEYS}/dtmf_2833_${nameOf(key)}.pcap"/></action></nop>`,
).join(`\n  <pause milliseconds="${KEY_MS}"/>\n`)}
  <recv request="BYE"/>
  <send>${message([
    'SIP/2.0 200 OK',
    '[last_Via:]',
    '[last_From:]',
    '[last_To:]',
    '[last_Call-ID:]',
    '[last_CSeq:]',
    'Content-Length: 0',
  ])}</send>
</scenario>
`;

/**
 * Makes calls that press keys and are hung up by the other side.
 *
 * @returns the tester's output; it exits with 0 when all calls succeed
 */
export async function pressBySipp(
  port: number,
  keys: string,
  calls = 1,
): Promise<{ code: number | null; output: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostra-sipp-'));
  const scenario = path.join(folder, 'keys.xml');
  writeFileSync(scenario, scenarioOf(keys));
  const count = String(calls);
  const place = [`127.0.0.1:${port}`, '-i', '127.0.0.1', '-mi', '127.0.0.1', '-s', '5551'];
  const amount = ['-m', count, '-l', count, '-r', count, '-timeout', '60', '-nostdin'];
  const child = spawn(PROGRAM, [...place, ...amount, '-sf', scenario], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { TERM: 'dumb' },
  });
  let messages = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      messages += text.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(folder, { recursive: true });
  return { code, output: messages };
}
