import { NetworkQuality } from '@rostra/ui/NetworkQuality';
import type { NetworkFigures, NetworkLevel, NetworkQualityProps } from '@rostra/ui/NetworkQuality';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const measured: NetworkFigures = { roundTripMs: 212, upKbps: 340, downKbps: 610 };
const source = { read: () => measured, subscribe: () => () => undefined };

/** Show the quality in words; the figures open on a press. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <NetworkQuality t={texts} up={4} down={3} figures={source} />
  </div>
);

/** Show bare figures that the reader has to judge. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <span>↑ 340 ↓ 610 kbit/s · 212 ms</span>
  </div>
);

interface ConnectionProps extends Pick<NetworkQualityProps, 't' | 'down' | 'figures'> {
  up: NetworkLevel;
  isAudience: boolean;
  isPhone: boolean;
}

/** The audience sends nothing, so only the incoming direction counts for them. */
export function Example({ up, isAudience, isPhone, ...connection }: ConnectionProps) {
  return <NetworkQuality {...connection} {...(isAudience ? {} : { up })} isCompact={isPhone} />;
}
