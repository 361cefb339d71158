import type { DirectionMeasure } from './linkQuality.ts';

const SECOND_MS = 1000;

/** What both kinds of the browser's reports tell of what was lost. */
interface Counted {
  readonly type: string;
  readonly packetsLost?: number;
  readonly packetsReceived?: number;
  readonly fractionLost?: number;
  readonly nominated?: boolean;
  readonly currentRoundTripTime?: number;
}

/** Looks at one connection again and again, and tells what has happened since the last look. */
export class DirectionMeter {
  #lost = 0;
  #received = 0;

  /** Nothing while there is no connection or no pair of addresses in use. */
  measure(report: Iterable<Counted> | undefined): DirectionMeasure | undefined {
    let roundTripMs: number | undefined;
    let lost = 0;
    let received = 0;
    let told = 0;
    for (const entry of report ?? []) {
      if (entry.type === 'candidate-pair' && entry.nominated === true) {
        roundTripMs = (entry.currentRoundTripTime ?? 0) * SECOND_MS;
      } else if (entry.type === 'inbound-rtp') {
        lost += entry.packetsLost ?? 0;
        received += entry.packetsReceived ?? 0;
      } else if (entry.type === 'remote-inbound-rtp') {
        told = Math.max(told, entry.fractionLost ?? 0);
      }
    }
    const [lostNow, receivedNow] = [lost - this.#lost, received - this.#received];
    this.#lost = lost;
    this.#received = received;
    if (roundTripMs === undefined) return undefined;
    const all = lostNow + receivedNow;
    // Counters begin anew with a new connection.
    return { roundTripMs, lost: Math.max(told, all > 0 ? Math.max(0, lostNow) / all : 0) };
  }
}
