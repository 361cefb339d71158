import type { SfuKind } from './protocol.ts';

const CODEC_OF: Readonly<Record<SfuKind, RegExp>> = {
  audio: /^a=rtpmap:(\d+) opus\/48000/im,
  video: /^a=rtpmap:(\d+) VP8\/90000/im,
};

/**
 * Takes transport-wide congestion control out of an offer: the library would accept it and send no
 * feedback, and the browser would fall to 31 kbit/s (live-media B3).
 */
export function withoutTransportFeedback(sdp: string): string {
  return sdp
    .split('\r\n')
    .filter((line) => !/transport-cc|transport-wide-cc/.test(line))
    .join('\r\n');
}

/**
 * Says in our offer that we begin the DTLS handshake. Left to the receiver, as is usual, his first
 * message can reach the library before it has set itself up; it then ends the connection at once.
 */
export function beginningDtls(sdp: string): string {
  return sdp.replaceAll('a=setup:actpass', 'a=setup:active');
}

/** The payload type by which an offer sends the one codec of a kind; undefined when it has none. */
export function offeredPayloadType(sdp: string, kind: SfuKind): number | undefined {
  const section = sdp.split(/^m=/m).find((part) => part.startsWith(`${kind} `));
  const found = section?.match(CODEC_OF[kind])?.[1];
  return found === undefined ? undefined : Number(found);
}
