import type { LiveSession } from '@rostra/live-core';
import { useEffect, useState } from 'react';
import { useServices } from '../../../app/ServicesContext.tsx';
import { makeLiveSession } from './makeLiveSession.ts';

/** Opens one member's session, and leaves it with the page or the screen. */
export function useLiveSession(meetingId: number, liveId: number): LiveSession | null {
  const { client } = useServices();
  const [session, setSession] = useState<LiveSession | null>(null);
  useEffect(() => {
    const made = makeLiveSession(client, { meetingId, liveId });
    setSession(made);
    // Its state holds the reason.
    made.actions.open().catch(() => undefined);
    const leave = (): void => void made.dispose();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', reloadIfRestored);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', reloadIfRestored);
      leave();
    };
  }, [client, meetingId, liveId]);
  return session;
}

/** Starts again in a page that Back restores from the browser's cache, as it has left its room. */
function reloadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
