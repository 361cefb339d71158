import { mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Spinner } from '@rostra/ui/Spinner';
import { RoomSettings } from '@rostra/ui/screens/LiveRoomScreen';
import { Suspense, lazy } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const DevicesContainer = lazy(() => import('./DevicesContainer.tsx'));
const BackgroundContainer = lazy(() => import('./BackgroundContainer.tsx'));
const VoiceContainer = lazy(() => import('./VoiceContainer.tsx'));

const sendsVideo = (state: RoomState) => mediaRights(state).video;
const sendsVoice = (state: RoomState) => mediaRights(state).audio;
/**
 * Checks whether voice settings are offered. An incapable browser gets a note, an incapable provider
 * no such part.
 */
const offersVoice = ({ own }: RoomState) => own.canProcessAudio || !('AudioContext' in globalThis);

interface SettingsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The user's devices and settings during the meeting; each part is loaded when it is opened. */
export default function SettingsDialog({ isOpen, onClose }: SettingsDialogProps) {
  const { t } = useRoom();
  const hasVideoRight = useRoomState(sendsVideo);
  const hasVoice = useRoomState(sendsVoice);
  const canChange = useRoomState(offersVoice);
  return (
    <RoomSettings
      t={t}
      isOpen={isOpen}
      onClose={onClose}
      devices={
        <Suspense fallback={<Spinner />}>
          <DevicesContainer />
        </Suspense>
      }
      {...(hasVideoRight
        ? {
            background: (
              <Suspense fallback={<Spinner />}>
                <BackgroundContainer />
              </Suspense>
            ),
          }
        : {})}
      {...(hasVoice && canChange
        ? {
            voice: (
              <Suspense fallback={<Spinner />}>
                <VoiceContainer />
              </Suspense>
            ),
          }
        : {})}
    />
  );
}
