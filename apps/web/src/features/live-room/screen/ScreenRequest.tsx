import { sharerUid } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** Returns the member whose screen is shown. */
const sharerOf = (state: RoomState) => {
  const uid = sharerUid(state);
  return uid === undefined ? undefined : state.members.get(uid);
};
const meOf = (state: RoomState) => state.me?.uid;

/** Asks moderators whether the current screen share shall give way to another one (LMED-17). */
export default function ScreenRequest() {
  const { t, session, run } = useRoom();
  const sharer = useRoomState(sharerOf);
  const me = useRoomState(meOf);
  const [requester, setRequester] = useState<string | null>(null);
  useEffect(
    () =>
      session.port.serverEvents.on('event', (event) => {
        if (event.type === 'screen_request') setRequester(event.name);
      }),
    [session],
  );
  const shown = sharer?.uid;
  // A request ends with the screen that blocked it.
  useEffect(() => setRequester(null), [shown]);
  if (requester === null || sharer === undefined || sharer.id === null) return null;
  const { id, uid } = sharer;
  const name = sharer.name ?? sharer.attendee?.name ?? '';
  const stop = (): void =>
    void run(uid === me ? session.actions.stopScreen() : session.actions.stopMedia(id, 'screen'));
  return (
    <Banner
      isAnnounced
      actions={
        <>
          <Button size="sm" emphasis="outline" tone="neutral" onPress={() => setRequester(null)}>
            {t('liveMedia.screen.later')}
          </Button>
          <Button size="sm" onPress={stop}>
            {uid === me ? t('live.controls.stopShare') : t('liveMedia.screen.stopOf', { name })}
          </Button>
        </>
      }
    >
      {t('liveMedia.screen.request', { name: requester })}
    </Banner>
  );
}
