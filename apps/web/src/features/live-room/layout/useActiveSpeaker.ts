import type { Uid } from '@rostra/contract/live';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { ActiveSpeaker } from './ActiveSpeaker.ts';

/** Returns the active speaker. If not wanted, it tracks and renders nothing. */
export function useActiveSpeaker(isWanted: boolean): Uid | null {
  const { session } = useRoom();
  const [uid, setUid] = useState<Uid | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const speaker = new ActiveSpeaker();
    return session.levels.subscribe(() => setUid(speaker.handle(session.levels.get())));
  }, [session, isWanted]);
  return isWanted ? uid : null;
}
