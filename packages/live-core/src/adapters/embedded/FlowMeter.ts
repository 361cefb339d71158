import type { FlowStatistics } from '../../ports/RtcSession.ts';

const BITS_PER_BYTE = 8;

/** Fields of the browser's stream reports, in either direction. */
interface Counted {
  readonly id: string;
  readonly type: string;
  /** Ms of the measurement. */
  readonly timestamp?: number;
  readonly kind?: string;
  readonly bytesSent?: number;
  readonly bytesReceived?: number;
  readonly packetsLost?: number;
  readonly packetsReceived?: number;
  readonly fractionLost?: number;
  readonly frameWidth?: number;
  readonly frameHeight?: number;
  readonly framesPerSecond?: number;
}

interface Totals {
  readonly at: number;
  readonly bytes: number;
  readonly lost: number;
  readonly received: number;
}

/** Measures one connection repeatedly and returns its flow since the last measurement. */
export class FlowMeter {
  #last: Totals | undefined;

  /** Returns nothing at the first measurement, and after counters restarted. */
  measure(report: Iterable<Counted> | undefined): FlowStatistics | undefined {
    const entries = Array.from(report ?? []);
    const streams = entries.filter(({ type }) => type === 'outbound-rtp' || type === 'inbound-rtp');
    const now = totalsOf(streams);
    const before = this.#last;
    this.#last = streams.length > 0 ? now : undefined;
    if (!before || streams.length === 0 || now.bytes < before.bytes || now.at <= before.at) {
      return undefined;
    }
    const bits = (now.bytes - before.bytes) * BITS_PER_BYTE;
    const lost = Math.max(0, now.lost - before.lost);
    const all = lost + now.received - before.received;
    // The other side reports the loss of sent packets.
    const remoteLoss = Math.max(
      0,
      ...entries.map(({ type, fractionLost = 0 }) =>
        type === 'remote-inbound-rtp' ? fractionLost : 0,
      ),
    );
    const video = largestOf(streams);
    return {
      kbps: bits / (now.at - before.at),
      lost: Math.max(remoteLoss, all > 0 ? lost / all : 0),
      ...(video ? { video } : {}),
    };
  }
}

function totalsOf(streams: readonly Counted[]): Totals {
  const sum = (of: (stream: Counted) => number | undefined): number =>
    streams.reduce((all, stream) => all + (of(stream) ?? 0), 0);
  return {
    at: Math.max(0, ...streams.map(({ timestamp = 0 }) => timestamp)),
    bytes: sum(({ bytesSent, bytesReceived }) => (bytesSent ?? 0) + (bytesReceived ?? 0)),
    lost: sum(({ packetsLost }) => packetsLost),
    received: sum(({ packetsReceived }) => packetsReceived),
  };
}

/** Returns the largest video, which is the one people look at. */
function largestOf(streams: readonly Counted[]): FlowStatistics['video'] {
  const videos = streams.flatMap(({ frameWidth: width, frameHeight: height, ...rest }) =>
    width && height ? [{ width, height, framesPerSecond: rest.framesPerSecond ?? 0 }] : [],
  );
  return videos.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
}
