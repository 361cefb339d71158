import { ConnectionBanner } from '@rostra/ui/ConnectionBanner';
import type { ConnectionBannerProps } from '@rostra/ui/ConnectionBanner';
import { Banner } from '@rostra/ui/Banner';
import { useEffect, useState } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Report that the room reconnects by itself. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <ConnectionBanner t={texts} kind="reconnecting" />
  </div>
);

/** Report an error that the reader cannot fix. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <Banner tone="danger" title="Connection error">
      The network is unavailable. Check your settings.
    </Banner>
  </div>
);

const BACK_MS = 4000;

/** Removes “You’re connected again” after four seconds; it stays mounted for the next announcement. */
export function Example({ t, kind }: ConnectionBannerProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (kind !== 'back') return;
    const timer = setTimeout(() => setIsOver(true), BACK_MS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [kind]);
  return <ConnectionBanner t={t} kind={kind === 'back' && isOver ? null : kind} />;
}
