import type { FlowStatistics, RtcStatistics } from '../../ports/RtcSession.ts';
import { FlowMeter } from './FlowMeter.ts';
import { pairInUse } from './pairInUse.ts';

const SECONDS_TO_MS = 1000;
const KILO = 1000;

/** A connection whose statistics can be read. */
interface Measured {
  getStats(): Promise<RTCStatsReport>;
}

interface Direction {
  readonly roundTripMs: number;
  readonly upKbps: number;
  readonly downKbps: number;
  readonly flow: FlowStatistics | undefined;
}

/** Returns the browser's measurements of the candidate pair in use and its flow. */
async function directionOf(connection: Measured | undefined, meter: FlowMeter): Promise<Direction> {
  const report = await connection?.getStats();
  const flow = meter.measure(report?.values());
  const pair = report && pairInUse(report.values() as Iterable<RTCIceCandidatePairStats>);
  return {
    roundTripMs: (pair?.currentRoundTripTime ?? 0) * SECONDS_TO_MS,
    upKbps: (pair?.availableOutgoingBitrate ?? 0) / KILO,
    downKbps: (pair?.availableIncomingBitrate ?? 0) / KILO,
    flow,
  };
}

/** Both connections of a session together, each measured since the last time. */
export class LinkStatistics {
  readonly #up = new FlowMeter();
  readonly #down = new FlowMeter();

  async read(
    sending: Measured | undefined,
    receiving: Measured | undefined,
  ): Promise<RtcStatistics> {
    const [up, down] = await Promise.all([
      directionOf(sending, this.#up),
      directionOf(receiving, this.#down),
    ]);
    return {
      roundTripMs: Math.max(up.roundTripMs, down.roundTripMs),
      upKbps: up.upKbps,
      downKbps: down.downKbps,
      ...(up.flow ? { sent: up.flow } : {}),
      ...(down.flow ? { received: down.flow } : {}),
    };
  }
}
