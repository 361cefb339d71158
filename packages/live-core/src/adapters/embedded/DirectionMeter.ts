import type { DirectionMeasure } from './linkQuality.ts';
import { pairInUse } from './pairInUse.ts';

const SECOND_MS = 1000;
/** The other side's first report of a stream may count from a number that was never sent. */
const FIRST_REPORTS = 1;

/** The loss fields of both kinds of browser reports. */
interface Counted {
  readonly id: string;
  readonly type: string;
  readonly packetsLost?: number;
  readonly packetsReceived?: number;
  readonly fractionLost?: number;
  readonly roundTripTimeMeasurements?: number;
  readonly nominated?: boolean;
  readonly selectedCandidatePairId?: string;
  readonly currentRoundTripTime?: number;
}

/** Measures one connection repeatedly and returns the changes since the last measurement. */
export class DirectionMeter {
  #lost = 0;
  #received = 0;

  /** Returns nothing without a connection or a candidate pair in use. */
  measure(report: Iterable<Counted> | undefined): DirectionMeasure | undefined {
    const entries = Array.from(report ?? []);
    let lost = 0;
    let received = 0;
    let notified = 0;
    for (const entry of entries) {
      if (entry.type === 'inbound-rtp') {
        lost += entry.packetsLost ?? 0;
        received += entry.packetsReceived ?? 0;
      } else if (entry.type === 'remote-inbound-rtp') {
        const isFirst = (entry.roundTripTimeMeasurements ?? 0) <= FIRST_REPORTS;
        if (!isFirst) notified = Math.max(notified, entry.fractionLost ?? 0);
      }
    }
    const [lostNow, receivedNow] = [lost - this.#lost, received - this.#received];
    this.#lost = lost;
    this.#received = received;
    const pair = pairInUse(entries);
    if (!pair) return undefined;
    const roundTripMs = (pair.currentRoundTripTime ?? 0) * SECOND_MS;
    const all = lostNow + receivedNow;
    // Counters restart with a new connection.
    return { roundTripMs, lost: Math.max(notified, all > 0 ? Math.max(0, lostNow) / all : 0) };
  }
}
