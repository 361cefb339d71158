import type { LiveSession } from '@rostra/live-core';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { makeLiveSession } from './makeLiveSession.ts';

/** Opens one member's session, and leaves with the page or the screen. */
export function useLiveSession(meetingId: number, liveId: number): LiveSession | null {
  const { client } = useServices();
  const [session, setSession] = useState<LiveSession | null>(null);
  useEffect(() => {
    const made = makeLiveSession(client, { meetingId, liveId });
    setSession(made);
    // Why not stands in its state.
    made.actions.open().catch(() => undefined);
    const leave = (): void => void made.dispose();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', beginAnew);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', beginAnew);
      leave();
    };
  }, [client, meetingId, liveId]);
  return session;
}

/** A page that Back brings out of the browser's memory has left its room. */
function beginAnew({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
