import type { RoomState } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { DeviceCheck } from '@rostra/ui/DeviceCheck';
import { Stack } from '@rostra/ui/Stack';
import { useCallback, useSyncExternalStore } from 'react';
import { attachVideo } from '../stage/attachVideo.ts';
import { deviceProblemOf } from './deviceProblemOf.ts';
import * as styles from './DeviceStep.css.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { useSpeakerChoice } from './useSpeakerChoice.ts';

/** The engine's levels are percentages. */
const FULL = 100;
const ownOf = (state: RoomState) => state.own;
const uidOf = (state: RoomState) => state.me?.uid;

/** Button labels of the pre-join screen. */
const WORDS = {
  microphone: { on: 'liveEntry.check.microphoneOn', off: 'liveEntry.check.microphoneOff' },
  camera: { on: 'liveEntry.check.cameraOn', off: 'liveEntry.check.cameraOff' },
} as const;

interface DeviceChooserProps {
  /** The user's right to send; everyone has a speaker device. */
  hasMicrophone: boolean;
  hasCamera: boolean;
}

/**
 * Camera, microphone and speaker choice on the pre-join screen: select, test, turn off (LMED-08 to
 * LMED-11).
 */
export function DeviceChooser({ hasMicrophone, hasCamera }: DeviceChooserProps) {
  const { t, session, run } = useRoom();
  const own = useRoomState(ownOf);
  const uid = useRoomState(uidOf);
  const readLevel = useCallback(
    () => (uid === undefined ? 0 : (session.levels.get().get(uid) ?? 0)),
    [session, uid],
  );
  const level = useSyncExternalStore(session.levels.subscribe, readLevel, readLevel);
  const speaker = useSpeakerChoice();
  const { actions } = session;
  if (!hasMicrophone && !hasCamera && !speaker) return null;
  const choice = (kind: 'camera' | 'microphone') => {
    const devices = own.devices[kind].filter(({ id }) => id !== '');
    const used = devices.find(({ id }) => id === own.chosen[kind]) ?? devices[0];
    const setOn = (isOn: boolean) =>
      kind === 'camera' ? actions.setCamera(isOn) : actions.setMicrophone(isOn);
    return {
      devices: devices.map(({ id, label }) => ({ id, name: label })),
      selected: used?.id ?? '',
      onSelect: (id: string) => void run(actions.chooseDevice(kind, id)),
      problem: deviceProblemOf(own[kind]),
      onAskAgain: () => void setOn(true).catch(() => undefined),
    };
  };
  return (
    <Stack gap={4}>
      <DeviceCheck
        t={t}
        camera={hasCamera ? { ...choice('camera'), attach: attachVideo(own.video) } : undefined}
        microphone={
          hasMicrophone
            ? {
                ...choice('microphone'),
                level: own.microphone.isOn ? level / FULL : 0,
                isOff: !own.microphone.isOn && !own.microphone.isOpening,
              }
            : undefined
        }
        speaker={speaker}
      />
      <div className={styles.acts}>
        {hasMicrophone && (
          <Button
            tone="neutral"
            emphasis="outline"
            isPending={own.microphone.isOpening}
            onPress={() => void run(actions.setMicrophone(!own.microphone.isOn))}
          >
            {t(WORDS.microphone[own.microphone.isOn ? 'off' : 'on'])}
          </Button>
        )}
        {hasCamera && (
          <Button
            tone="neutral"
            emphasis="outline"
            isPending={own.camera.isOpening}
            onPress={() => void run(actions.setCamera(!own.camera.isOn))}
          >
            {t(WORDS.camera[own.camera.isOn ? 'off' : 'on'])}
          </Button>
        )}
      </div>
    </Stack>
  );
}
