import { HOST_AWAY_SECONDS } from '@rostra/contract/live';
import { canClaimHost, isHostAway } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { useEffect, useState } from 'react';
import * as styles from '../people/PeoplePanel.css.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const SECOND_MS = 1000;
const isAwayFor = (state: RoomState): boolean => canClaimHost(state) && isHostAway(state);
const pendingOf = (state: RoomState) => state.pending;

/**
 * Shown over the list once the host has been away for a while; entitled members can claim the role
 * (LROL-53).
 */
export function HostAwayContainer() {
  const { t, session, run } = useRoom();
  const isAway = useRoomState(isAwayFor);
  const pending = useRoomState(pendingOf);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => setLong(true), HOST_AWAY_SECONDS * SECOND_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isAway]);
  if (!isAway || !isLong) return null;
  return (
    <div className={styles.edge}>
      <Banner
        isAnnounced
        tone="warning"
        actions={
          <Button
            size="sm"
            isPending={pending.has('claimHost')}
            onPress={() => void run(session.actions.claimHost())}
          >
            {t('liveEntry.people.claimHost')}
          </Button>
        }
      >
        {t('liveEntry.people.hostAway')}
      </Banner>
    </div>
  );
}
