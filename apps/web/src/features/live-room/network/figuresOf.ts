import type { RtcStatistics } from '@rostra/live-core';
import type { NetworkFigures } from '@rostra/ui/NetworkQuality';

/** Returns the panel's network figures: the actual traffic, with no guess of the capacity. */
export const figuresOf = ({ roundTripMs, sent, received }: RtcStatistics): NetworkFigures => ({
  ...(roundTripMs > 0 ? { roundTripMs } : {}),
  ...(sent ? { upKbps: sent.kbps, up: sent } : {}),
  ...(received ? { downKbps: received.kbps, down: received } : {}),
});
