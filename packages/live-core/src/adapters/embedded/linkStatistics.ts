import type { RtcStatistics } from '../../ports/RtcSession.ts';
import { pairInUse } from './pairInUse.ts';
import type { ReceivingConnection } from './ReceivingConnection.ts';
import type { SendingConnection } from './SendingConnection.ts';

const SECONDS_TO_MS = 1000;
const KILO = 1000;

interface Pair {
  roundTripMs: number;
  upKbps: number;
  downKbps: number;
}

/** What the browser measures of the pair of addresses in use. */
async function pairOf(
  connection: SendingConnection | ReceivingConnection | undefined,
): Promise<Pair> {
  const none = { roundTripMs: 0, upKbps: 0, downKbps: 0 };
  const report = await connection?.getStats();
  const pair = report && pairInUse(report.values() as Iterable<RTCIceCandidatePairStats>);
  if (!pair) return none;
  return {
    roundTripMs: (pair.currentRoundTripTime ?? 0) * SECONDS_TO_MS,
    upKbps: (pair.availableOutgoingBitrate ?? 0) / KILO,
    downKbps: (pair.availableIncomingBitrate ?? 0) / KILO,
  };
}

/** Both connections of a session together. */
export async function linkStatistics(
  sending: SendingConnection | undefined,
  receiving: ReceivingConnection | undefined,
): Promise<RtcStatistics> {
  const [up, down] = await Promise.all([pairOf(sending), pairOf(receiving)]);
  return {
    roundTripMs: Math.max(up.roundTripMs, down.roundTripMs),
    upKbps: up.upKbps,
    downKbps: down.downKbps,
  };
}
