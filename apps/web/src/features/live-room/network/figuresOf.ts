import type { RtcStatistics } from '@rostra/live-core';
import type { NetworkFigures } from '@rostra/ui/NetworkQuality';

/** What the panel shows of what the link carries: what flows, and no guess of what could. */
export const figuresOf = ({ roundTripMs, sent, received }: RtcStatistics): NetworkFigures => ({
  ...(roundTripMs > 0 ? { roundTripMs } : {}),
  ...(sent ? { upKbps: sent.kbps, up: sent } : {}),
  ...(received ? { downKbps: received.kbps, down: received } : {}),
});
