import type { LiveSession, RtcStatistics } from '@rostra/live-core';
import type { NetworkFigures, NetworkFiguresSource } from '@rostra/ui/NetworkQuality';

/** Returns the panel's network figures: the actual traffic, with no guess of the capacity. */
export const figuresOf = ({ roundTripMs, sent, received }: RtcStatistics): NetworkFigures => ({
  ...(roundTripMs > 0 ? { roundTripMs } : {}),
  ...(sent ? { upKbps: sent.kbps, up: sent } : {}),
  ...(received ? { downKbps: received.kbps, down: received } : {}),
});

const SECOND_MS = 1000;
const NONE: NetworkFigures = {};
const made = new WeakMap<LiveSession, NetworkFiguresSource>();

/**
 * Returns the traffic of a session's connection, polled each second while observed. A session has one
 * source.
 */
export function networkFiguresOf(session: LiveSession): NetworkFiguresSource {
  const known = made.get(session);
  if (known) return known;
  let figures = NONE;
  const source: NetworkFiguresSource = {
    read: () => figures,
    subscribe: (onChange) => {
      const look = async (): Promise<void> => {
        const statistics = await session.statistics().catch(() => null);
        figures = statistics ? figuresOf(statistics) : NONE;
        onChange();
      };
      void look();
      const timer = setInterval(() => void look(), SECOND_MS);
      return () => clearInterval(timer);
    },
  };
  made.set(session, source);
  return source;
}
