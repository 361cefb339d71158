import type { RtcStatistics } from '../../ports/RtcSession.ts';
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
  if (!report) return none;
  for (const entry of report.values() as Iterable<RTCIceCandidatePairStats>) {
    if (entry.type !== 'candidate-pair' || !entry.nominated) continue;
    return {
      roundTripMs: (entry.currentRoundTripTime ?? 0) * SECONDS_TO_MS,
      upKbps: (entry.availableOutgoingBitrate ?? 0) / KILO,
      downKbps: (entry.availableIncomingBitrate ?? 0) / KILO,
    };
  }
  return none;
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
