import type { LiveErrorCode, OwnDevice, RoomState } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { DeviceCheck } from '@rostra/ui/DeviceCheck';
import type { DeviceProblem } from '@rostra/ui/DeviceCheck';
import { Stack } from '@rostra/ui/Stack';
import { useCallback, useSyncExternalStore } from 'react';
import { attachPicture } from './attachPicture.ts';
import * as styles from './DeviceStep.css.ts';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

/** Levels of the engine are percent. */
const FULL = 100;
const ownOf = (state: RoomState) => state.own;
const uidOf = (state: RoomState) => state.me?.uid;

const PROBLEMS: Partial<Record<LiveErrorCode, DeviceProblem>> = {
  'permission-denied': 'denied',
  'device-not-found': 'missing',
  'device-busy': 'busy',
};

const problemOf = ({ error }: OwnDevice): DeviceProblem | null =>
  error === null ? null : (PROBLEMS[error] ?? 'busy');

/** Camera and microphone, at the door and in the room: choose, try, switch off (LMED-08 to LMED-11). */
export function DeviceChooser({ hasCamera = true }: { hasCamera?: boolean }) {
  const { t, session, run } = useRoom();
  const own = useRoomState(ownOf);
  const uid = useRoomState(uidOf);
  const readLevel = useCallback(
    () => (uid === undefined ? 0 : (session.levels.get().get(uid) ?? 0)),
    [session, uid],
  );
  const level = useSyncExternalStore(session.levels.subscribe, readLevel, readLevel);
  const { actions } = session;
  const choice = (kind: 'camera' | 'microphone') => {
    const devices = own.devices[kind];
    const setOn = (isOn: boolean) =>
      kind === 'camera' ? actions.setCamera(isOn) : actions.setMicrophone(isOn);
    return {
      devices: devices.filter(({ id }) => id !== '').map(({ id, label }) => ({ id, name: label })),
      selected: own.chosen[kind] ?? devices[0]?.id ?? '',
      onSelect: (id: string) => void run(actions.chooseDevice(kind, id)),
      problem: problemOf(own[kind]),
      onAskAgain: () => void setOn(true).catch(() => undefined),
    };
  };
  return (
    <Stack gap={4}>
      <DeviceCheck
        t={t}
        camera={hasCamera ? { ...choice('camera'), attach: attachPicture(own.picture) } : undefined}
        microphone={{ ...choice('microphone'), level: own.microphone.isOn ? level / FULL : 0 }}
      />
      <div className={styles.acts}>
        <Button
          tone="neutral"
          emphasis="outline"
          isPending={own.microphone.isOpening}
          onPress={() => void run(actions.setMicrophone(!own.microphone.isOn))}
        >
          {t(
            own.microphone.isOn ? 'liveEntry.check.microphoneOff' : 'liveEntry.check.microphoneOn',
          )}
        </Button>
        {hasCamera && (
          <Button
            tone="neutral"
            emphasis="outline"
            isPending={own.camera.isOpening}
            onPress={() => void run(actions.setCamera(!own.camera.isOn))}
          >
            {t(own.camera.isOn ? 'liveEntry.check.cameraOff' : 'liveEntry.check.cameraOn')}
          </Button>
        )}
      </div>
    </Stack>
  );
}
