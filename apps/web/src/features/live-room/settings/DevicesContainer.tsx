import { mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { DeviceSettings } from '@rostra/ui/DeviceSettings';
import { Stack } from '@rostra/ui/Stack';
import { TestTile } from '@rostra/ui/TestTile';
import { attachVideo } from '../stage/attachVideo.ts';
import { deviceProblemOf } from '../entry/deviceProblemOf.ts';
import { playTestSound } from '../entry/playTestSound.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { useSpeakerChoice } from '../entry/useSpeakerChoice.ts';
import { microphoneLevelOf } from './microphoneLevelOf.ts';
import { VolumesContainer } from './VolumesContainer.tsx';

const ownOf = (state: RoomState) => state.own;
const meOf = (state: RoomState) => state.me;
const preferencesOf = (state: RoomState) => state.preferences;
const sendsVoice = (state: RoomState) => mediaRights(state).audio;
const sendsVideo = (state: RoomState) => mediaRights(state).video;

/**
 * The user's video and audio, and their devices; all choices are kept (LMED-04, LMED-08 to LMED-14,
 * LMED-20).
 */
export default function DevicesContainer() {
  const { t, session, run } = useRoom();
  const own = useRoomState(ownOf);
  const me = useRoomState(meOf);
  const preferences = useRoomState(preferencesOf);
  const hasVoice = useRoomState(sendsVoice);
  const hasVideoRight = useRoomState(sendsVideo);
  const speaker = useSpeakerChoice();
  const { actions } = session;
  const choice = (kind: 'camera' | 'microphone') => {
    const devices = own.devices[kind].filter(({ id }) => id !== '');
    const used = devices.find(({ id }) => id === own.chosen[kind]) ?? devices[0];
    return {
      devices: devices.map(({ id, label }) => ({ id, name: label })),
      selected: used?.id ?? '',
      onSelect: (id: string) => void run(actions.chooseDevice(kind, id)),
      problem: deviceProblemOf(own[kind]),
    };
  };
  const attach = attachVideo(own.video);
  const level = microphoneLevelOf(session);
  const isOff = !own.microphone.isOn && !own.microphone.isOpening;
  const askAgain = (): void => {
    if (own.microphone.error !== null) void run(actions.setMicrophone(true));
    if (own.camera.error !== null) void run(actions.setCamera(true));
  };
  return (
    <Stack gap={4}>
      {(hasVoice || hasVideoRight) && (
        <TestTile
          t={t}
          name={me?.name ?? ''}
          isMirrored={preferences.isMirrored}
          onAskAgain={askAgain}
          camera={
            hasVideoRight
              ? {
                  attach,
                  isStarting: own.camera.isOpening,
                  problem: deviceProblemOf(own.camera),
                }
              : undefined
          }
          microphone={
            hasVoice
              ? {
                  level,
                  isOff,
                  isStarting: own.microphone.isOpening,
                  problem: deviceProblemOf(own.microphone),
                }
              : undefined
          }
        />
      )}
      <DeviceSettings
        t={t}
        hasPreview={false}
        camera={
          hasVideoRight
            ? {
                ...choice('camera'),
                isMirrored: preferences.isMirrored,
                onMirror: (isMirrored) => actions.setMirrored(isMirrored),
                sharpness: preferences.sharpness === 'sharp' ? 'sharp' : 'standard',
                onSharpness: (requested) =>
                  void run(actions.setSharpness(requested === 'sharp' ? 'sharp' : 'camera')),
              }
            : undefined
        }
        microphone={hasVoice ? { ...choice('microphone'), level, isOff } : undefined}
        speaker={{
          choice: speaker,
          volume: preferences.volume,
          onVolume: (percent) => actions.setRoomVolume(percent),
          onTest: speaker?.onTest ?? (() => void playTestSound('').catch(() => undefined)),
          isTesting: speaker?.isTesting,
        }}
      />
      <VolumesContainer />
    </Stack>
  );
}
