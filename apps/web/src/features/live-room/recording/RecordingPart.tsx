import type { RoomState } from '@rostra/live-core';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../useRoomState.ts';
import { PartLine } from './PartLine.tsx';
import { useRecording } from './useRecording.ts';

const isOnAir = ({ live }: RoomState) => live.state === 'streaming';
const isAsking = ({ pending }: RoomState) => pending.has('recording');

/** The meeting's recording: its parts, what runs of it, and how it is begun and ended (LHST-24, LHST-25). */
export function RecordingPart() {
  const { t, run, session } = useRoom();
  const { tool, state } = useRecording();
  const mayBegin = useRoomState(isOnAir);
  const isPending = useRoomState(isAsking);
  const [isOpen, setOpen] = useState(false);
  const { parts } = state;
  const running = parts?.find((part) => part.state === 'running');
  const endsSoon = running?.ends_soon === true;
  const close = (): void => setOpen(false);
  const begin = (): void => {
    if (!tool) return;
    // Nobody is asked whether he agrees to what he begins.
    session.actions.agree({ isRecording: true, isTranscribing: false });
    void run(tool.record());
  };
  return (
    <>
      <Button size="sm" tone="neutral" emphasis="outline" onPress={() => setOpen(true)}>
        {t('liveMedia.recording.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('liveMedia.recording.title')}
        actions={<Button onPress={close}>{t('liveMedia.recording.done')}</Button>}
      >
        <Stack gap={4}>
          <Text>{t('liveMedia.recording.hint')}</Text>
          {endsSoon && <Banner tone="warning">{t('liveMedia.recording.endsSoon')}</Banner>}
          {parts !== null && parts.length > 0 && (
            <Stack gap={2}>
              {parts.map((part) => (
                <PartLine key={part.id} part={part} />
              ))}
            </Stack>
          )}
          {running === undefined && !mayBegin && <Text>{t('liveMedia.recording.notYet')}</Text>}
          {running === undefined
            ? mayBegin && (
                <Button isPending={isPending} onPress={begin}>
                  {t('liveMedia.recording.begin')}
                </Button>
              )
            : tool && (
                <Button tone="danger" isPending={isPending} onPress={() => void run(tool.end())}>
                  {t('liveMedia.recording.end')}
                </Button>
              )}
        </Stack>
      </Dialog>
    </>
  );
}
