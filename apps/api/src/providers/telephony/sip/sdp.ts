import type { TransportAddress } from './via.ts';

/** The phone codecs that we support, with their numbers (RFC 3551). */
export const PHONE_CODECS = { PCMU: 0, PCMA: 8 } as const;
export type PhoneCodec = keyof typeof PHONE_CODECS;

/** The direction of audio, from the side of the sender of the description. */
export type SdpDirection = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** The audio of a phone in its description. */
export interface PhoneSound {
  /** Address for our audio; undefined while it receives none (RFC 3264, 8.4). */
  readonly remote: TransportAddress | undefined;
  /** Supported codecs, in its order of preference. */
  readonly codecs: readonly PhoneCodec[];
  /** The payload type of its keys (RFC 4733); undefined when it sends none. */
  readonly keysType: number | undefined;
  readonly direction: SdpDirection;
  /** All its media in order, each needing an answer, and the index of this audio. */
  readonly media: readonly string[];
  readonly at: number;
}

const LINES_MAX = 200;
const CONNECTION = /^c=IN IP4 (\d{1,3}(?:\.\d{1,3}){3})(?:\/\d+)?$/;
const AUDIO = /^m=audio (\d{1,5})(?:\/\d+)? RTP\/AVP((?: \d{1,3}){1,32})$/;
const RTPMAP = /^a=rtpmap:(\d{1,3}) ([A-Za-z0-9-]{1,32})\/8000(?:\/1)?$/i;
const DIRECTION = /^a=(sendrecv|sendonly|recvonly|inactive)$/;
const ON_HOLD = '0.0.0.0';
const DYNAMIC_FROM = 96;
const DYNAMIC_TO = 127;

/** The answer to each direction (RFC 3264, 6.1). */
const ANSWER: Readonly<Record<SdpDirection, SdpDirection>> = {
  sendrecv: 'sendrecv',
  sendonly: 'recvonly',
  recvonly: 'sendonly',
  inactive: 'inactive',
};

const firstMatch = (lines: readonly string[], form: RegExp): RegExpExecArray | undefined => {
  for (const line of lines) {
    const found = form.exec(line);
    if (found) return found;
  }
  return undefined;
};

/** Returns the codecs' names by number: from `rtpmap`, else those of RFC 3551. */
function namesOf(types: readonly number[], lines: readonly string[]): Map<number, string> {
  const names = new Map(
    types.map((type) => [type, type === 0 ? 'PCMU' : type === 8 ? 'PCMA' : '']),
  );
  for (const line of lines) {
    const [, type, name = ''] = RTPMAP.exec(line) ?? [];
    if (type !== undefined && names.has(Number(type))) names.set(Number(type), name.toUpperCase());
  }
  return names;
}

/** Splits a description into the session and each medium. */
function sectionsOf(sdp: string): { session: string[]; media: string[][] } | undefined {
  const lines = sdp.split(/\r?\n/).filter((line) => line !== '');
  if (lines.length > LINES_MAX || lines[0] !== 'v=0') return undefined;
  const session: string[] = [];
  const media: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('m=')) media.push([line]);
    else (media.at(-1) ?? session).push(line);
  }
  return { session, media };
}

/** Reads an offer or an answer; undefined when it has no audio that we support. */
export function readSdp(sdp: string): PhoneSound | undefined {
  const sections = sectionsOf(sdp);
  const at = sections?.media.findIndex(([line = '']) => AUDIO.test(line)) ?? -1;
  const lines = sections?.media[at];
  const [, port, list = ''] = AUDIO.exec(lines?.[0] ?? '') ?? [];
  const address =
    lines && (firstMatch(lines, CONNECTION) ?? firstMatch(sections.session, CONNECTION))?.[1];
  if (!sections || !lines || address === undefined || !isPort(Number(port))) return undefined;
  const types = list.trim().split(' ').map(Number);
  const names = namesOf(types, lines);
  const codecs = types
    .filter((type) => names.get(type) === (type === 8 ? 'PCMA' : type === 0 ? 'PCMU' : undefined))
    .map((type): PhoneCodec => (type === 8 ? 'PCMA' : 'PCMU'));
  if (codecs.length === 0) return undefined;
  const message = (firstMatch(lines, DIRECTION) ?? firstMatch(sections.session, DIRECTION))?.[1];
  const keysType = types.find((type) => isKeys(type, names.get(type)));
  return {
    remote: address === ON_HOLD ? undefined : { address, port: Number(port) },
    codecs,
    keysType,
    direction: (message as SdpDirection | undefined) ?? 'sendrecv',
    media: sections.media.map(([line = '']) => line),
    at,
  };
}

const isPort = (port: number): boolean => port > 0 && port < 65_536;
const isKeys = (type: number, name: string | undefined): boolean =>
  name === 'TELEPHONE-EVENT' && type >= DYNAMIC_FROM && type <= DYNAMIC_TO;

/** Our end's audio for a description. */
export interface OwnSound {
  /** Address for their audio. */
  readonly local: TransportAddress;
  /** Version of the description, incremented with each change. */
  readonly session: number;
  readonly version: number;
}

const KEYS_TYPE = 101;
const soundLines = (codecs: readonly PhoneCodec[], keysType: number | undefined): string[] => [
  ...codecs.map((codec) => `a=rtpmap:${PHONE_CODECS[codec]} ${codec}/8000`),
  ...(keysType === undefined
    ? []
    : [`a=rtpmap:${keysType} telephone-event/8000`, `a=fmtp:${keysType} 0-15`]),
  'a=ptime:20',
];

const headOf = ({ local, session, version }: OwnSound): string[] => [
  'v=0',
  `o=- ${session} ${version} IN IP4 ${local.address}`,
  's=-',
  `c=IN IP4 ${local.address}`,
  't=0 0',
];

const mediaOf = (
  { local }: OwnSound,
  codecs: readonly PhoneCodec[],
  keysType: number | undefined,
  direction: SdpDirection,
): string[] => {
  const types = [
    ...codecs.map((codec) => PHONE_CODECS[codec]),
    ...(keysType === undefined ? [] : [keysType]),
  ];
  return [
    `m=audio ${local.port} RTP/AVP ${types.join(' ')}`,
    ...soundLines(codecs, keysType),
    `a=${direction}`,
  ];
};

const written = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;

/** Returns our offer: both codecs and keys. */
export const offerSdp = (own: OwnSound): string =>
  written([...headOf(own), ...mediaOf(own, ['PCMU', 'PCMA'], KEYS_TYPE, 'sendrecv')]);

/**
 * Returns our answer: their first codec that we support; every other medium is declined (RFC 3264,
 * 6).
 */
export function answerSdp(own: OwnSound, offered: PhoneSound): string {
  const media = offered.media.flatMap((line, index) => {
    if (index !== offered.at) return [line.replace(/^(m=\S+) \d+(?:\/\d+)?/, '$1 0')];
    return mediaOf(own, offered.codecs.slice(0, 1), offered.keysType, ANSWER[offered.direction]);
  });
  return written([...headOf(own), ...media]);
}
