import { canControl } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { RecordingPartRow } from './RecordingPartRow.tsx';
import { RecordingActs } from './RecordingActs.tsx';
import { useRecording } from './useRecording.ts';

interface RecordingDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The meeting's recording: its parts, the running one, and the controls to start and end it (LHST-24,
 * LHST-25). Members without host controls see the same without these controls.
 */
export default function RecordingDialog({ isOpen, onClose }: RecordingDialogProps) {
  const { t } = useRoom();
  const { controller, state } = useRecording();
  const mayRecord = useRoomState(canControl);
  const { parts } = state;
  const running = parts?.find((part) => part.state === 'running');
  const endsSoon = running?.ends_soon === true;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('liveMedia.recording.title')}
      actions={<Button onPress={onClose}>{t('liveMedia.recording.done')}</Button>}
    >
      <Stack gap={4}>
        <Text>{t('liveMedia.recording.hint')}</Text>
        {endsSoon && (
          <Banner tone="warning">
            {t(mayRecord ? 'liveMedia.recording.endsSoon' : 'liveMedia.recording.endsSoonOnly')}
          </Banner>
        )}
        {parts !== null && parts.length > 0 && (
          <Stack gap={2}>
            {parts.map((part) => (
              <RecordingPartRow key={part.id} part={part} />
            ))}
          </Stack>
        )}
        {mayRecord && <RecordingActs controller={controller} isRunning={running !== undefined} />}
        {!mayRecord && parts?.length === 0 && <Text>{t('liveMedia.recording.none')}</Text>}
      </Stack>
    </Dialog>
  );
}
