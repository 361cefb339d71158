import type { Uid } from '@rostra/contract/live';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { ActiveSpeaker } from './ActiveSpeaker.ts';

/** Who has the floor; nobody is looked for, and nothing drawn anew, where it is not wanted. */
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
