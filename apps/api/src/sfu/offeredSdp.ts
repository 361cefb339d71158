import type { SfuKind } from './protocol.ts';

const CODEC_OF: Readonly<Record<SfuKind, RegExp>> = {
  audio: /^a=rtpmap:(\d+) opus\/48000/im,
  video: /^a=rtpmap:(\d+) VP8\/90000/im,
};

/**
 * Removes transport-wide congestion control from an offer. The library would accept it without
 * sending feedback, and the browser would drop to 31 kbit/s (live-media B3).
 */
export function withoutTransportFeedback(sdp: string): string {
  return sdp
    .split('\r\n')
    .filter((line) => !/transport-cc|transport-wide-cc/.test(line))
    .join('\r\n');
}

/**
 * Makes us the active side of the DTLS handshake in our offer. If the receiver started it, as is
 * usual, its first message could arrive before the library is ready, which ends the connection.
 */
export function beginningDtls(sdp: string): string {
  return sdp.replaceAll('a=setup:actpass', 'a=setup:active');
}

/** Returns an offer's payload type for the kind's one codec; undefined if the offer lacks it. */
export function offeredPayloadType(sdp: string, kind: SfuKind): number | undefined {
  const section = sdp.split(/^m=/m).find((part) => part.startsWith(`${kind} `));
  const found = section?.match(CODEC_OF[kind])?.[1];
  return found === undefined ? undefined : Number(found);
}
