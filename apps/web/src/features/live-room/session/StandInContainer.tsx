import { canReclaimHost } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import * as styles from '../people/PeoplePanel.css.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const pendingOf = (state: RoomState) => state.pending;

/** Returns the name of the acting host; empty while unknown. */
function standInOf({ stage, members }: RoomState): string {
  for (const uid of stage) {
    const member = members.get(uid);
    if (member?.role === 'broadcaster') return member.name ?? member.attendee?.name ?? '';
  }
  return '';
}

/** Shown over the list after the host transferred their role: the acting host, and the way back (LROL-44). */
export function StandInContainer() {
  const { t, session, run } = useRoom();
  const mayTakeBack = useRoomState(canReclaimHost);
  const name = useRoomState(standInOf);
  const pending = useRoomState(pendingOf);
  if (!mayTakeBack) return null;
  return (
    <div className={styles.edge}>
      <Banner
        actions={
          <Button
            size="sm"
            tone="neutral"
            emphasis="outline"
            isPending={pending.has('takeBack')}
            onPress={() => void run(session.actions.reclaimHost())}
          >
            {t('liveEntry.people.hostAgain')}
          </Button>
        }
      >
        {name === '' ? t('liveEntry.people.noHost') : t('liveEntry.people.standIn', { name })}
      </Banner>
    </div>
  );
}
