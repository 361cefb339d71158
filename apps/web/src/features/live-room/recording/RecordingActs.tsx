import type { RoomState } from '@rostra/live-core';
import type { RecordingController } from '@rostra/live-core/recording';
import { Button } from '@rostra/ui/Button';
import { Text } from '@rostra/ui/Text';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const isOnAir = ({ live }: RoomState) => live.state === 'streaming';
const isAsking = ({ pending }: RoomState) => pending.has('recording');

interface RecordingActsProps {
  controller: RecordingController | null;
  isRunning: boolean;
}

/** Starts a part while the meeting streams, and ends a running one, for holders of the host controls. */
export function RecordingActs({ controller, isRunning }: RecordingActsProps) {
  const { t, run, session } = useRoom();
  const mayBegin = useRoomState(isOnAir);
  const isPending = useRoomState(isAsking);
  if (isRunning) {
    return controller ? (
      <Button tone="danger" isPending={isPending} onPress={() => void run(controller.end())}>
        {t('liveMedia.recording.end')}
      </Button>
    ) : null;
  }
  const begin = (): void => {
    if (!controller) return;
    // The user is not asked for consent to a recording they start.
    session.actions.agree({ isRecording: true, isTranscribing: false });
    void run(controller.record());
  };
  return mayBegin ? (
    <Button isPending={isPending} onPress={begin}>
      {t('liveMedia.recording.begin')}
    </Button>
  ) : (
    <Text>{t('liveMedia.recording.notYet')}</Text>
  );
}
