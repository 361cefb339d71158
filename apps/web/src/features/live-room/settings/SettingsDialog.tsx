import { mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Spinner } from '@rostra/ui/Spinner';
import { RoomSettings } from '@rostra/ui/screens/LiveRoomScreen';
import { Suspense, lazy } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../useRoomState.ts';

const DevicesPart = lazy(() => import('./DevicesPart.tsx'));
const BackgroundPart = lazy(() => import('./BackgroundPart.tsx'));
const VoicePart = lazy(() => import('./VoicePart.tsx'));

const sendsPicture = (state: RoomState) => mediaRights(state).video;
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
  const hasPicture = useRoomState(sendsPicture);
  const hasVoice = useRoomState(sendsVoice);
  const canChange = useRoomState(offersVoice);
  return (
    <RoomSettings
      t={t}
      isOpen={isOpen}
      onClose={onClose}
      devices={
        <Suspense fallback={<Spinner />}>
          <DevicesPart />
        </Suspense>
      }
      {...(hasPicture
        ? {
            background: (
              <Suspense fallback={<Spinner />}>
                <BackgroundPart />
              </Suspense>
            ),
          }
        : {})}
      {...(hasVoice && canChange
        ? {
            voice: (
              <Suspense fallback={<Spinner />}>
                <VoicePart />
              </Suspense>
            ),
          }
        : {})}
    />
  );
}
