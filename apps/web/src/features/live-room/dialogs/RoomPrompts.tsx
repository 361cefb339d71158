import { canModerate, recordingAwaitingConsent } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { AutoplayPrompt } from '@rostra/ui/AutoplayPrompt';
import { RecordingConsentPrompt } from '@rostra/ui/RecordingConsentPrompt';
import { Suspense, lazy } from 'react';
import { CallNotices } from '../phone/CallNotices.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import type { RoomSounds } from '../sounds/useRoomSounds.ts';

const ScreenRequest = lazy(() => import('../screen/ScreenRequest.tsx'));

const isSilent = (state: RoomState) =>
  state.notices.some(({ code }) => code === 'autoplay-blocked');

/**
 * Prompts over the stage that await the user's answer, and notices of calls. They load after the
 * room itself, which needs none of them to be used.
 */
export default function RoomPrompts({ sounds }: { sounds: RoomSounds }) {
  const { t, session, run, toEvent } = useRoom();
  const mustPress = useRoomState(isSilent);
  const requested = useRoomState(recordingAwaitingConsent);
  const keepsOrder = useRoomState(canModerate);
  const { actions } = session;
  const play = (): void => {
    if (mustPress) void run(actions.resumePlayback());
    sounds.resume();
  };
  return (
    <>
      <CallNotices />
      {requested !== null && (
        <RecordingConsentPrompt
          t={t}
          kind={requested}
          onAgree={() => actions.agree()}
          onLeave={toEvent}
        />
      )}
      {keepsOrder && (
        <Suspense fallback={null}>
          <ScreenRequest />
        </Suspense>
      )}
      {(mustPress || sounds.isHeld) && <AutoplayPrompt t={t} onPress={play} />}
    </>
  );
}
