import { LiveTimer } from '@rostra/ui/LiveTimer';
import type { LiveTimerProps } from '@rostra/ui/LiveTimer';
import { useEffect, useState } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Show the time since the meeting started. */
export const Do = () => (
  <div className={stage({ room: 'none' })}>
    <LiveTimer t={texts} seconds={2537} />
  </div>
);

/** Count down to an end that nobody has set. */
export const Dont = () => (
  <div className={stage({ room: 'none' })}>
    <span>Ends in</span> <LiveTimer t={texts} seconds={583} kind="remaining" />
  </div>
);

interface DurationProps extends Pick<LiveTimerProps, 't'> {
  startedAt: Date;
  /** Milliseconds that the server’s clock is ahead of this device. */
  clockOffset: number;
}

/** Counts whole seconds by the server’s clock. */
export function Example({ t, startedAt, clockOffset }: DurationProps) {
  const [now, setNow] = useState(() => Date.now() + clockOffset);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + clockOffset), 1000);
    return () => clearInterval(timer);
  }, [clockOffset]);
  const seconds = Math.max(0, Math.floor((now - startedAt.getTime()) / 1000));
  return <LiveTimer t={t} seconds={seconds} />;
}
