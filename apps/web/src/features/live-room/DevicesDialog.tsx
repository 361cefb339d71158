import { mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { DeviceChooser } from './DeviceChooser.tsx';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const sendsVoice = (state: RoomState) => mediaRights(state).audio;
const sendsPicture = (state: RoomState) => mediaRights(state).video;

/** Camera, microphone and loudspeaker while the meeting goes on. */
export function DevicesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useRoom();
  const hasMicrophone = useRoomState(sendsVoice);
  const hasCamera = useRoomState(sendsPicture);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('liveEntry.devices.title')}
      actions={<Button onPress={onClose}>{t('liveEntry.devices.done')}</Button>}
    >
      <DeviceChooser hasMicrophone={hasMicrophone} hasCamera={hasCamera} isInside />
    </Dialog>
  );
}
