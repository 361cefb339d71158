import type { RoomState } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { ConverterForm } from './ConverterForm.tsx';

const stateOf = ({ converter }: RoomState) => converter;
const isOnAir = ({ live }: RoomState) => live.state === 'streaming';
const isAsking = ({ pending }: RoomState) => pending.has('converter');

interface ConverterDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog in which host and staff start and end the restream (LCON-68). */
export default function ConverterDialog({ isOpen, onClose }: ConverterDialogProps) {
  const { t, session, converter, run } = useRoom();
  const state = useRoomState(stateOf);
  const mayBegin = useRoomState(isOnAir);
  const isPending = useRoomState(isAsking);
  const act = (ask: () => Promise<void>): void => void run(session.port.run('converter', ask));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('liveMedia.converter.title')}
      isDismissable={false}
    >
      <Stack gap={4}>
        <Text>{t('liveMedia.converter.hint')}</Text>
        {state === null ? (
          mayBegin ? (
            <ConverterForm
              isPending={isPending}
              onStart={(target) => act(() => converter.start(target))}
            />
          ) : (
            <Text>{t('liveMedia.converter.notYet')}</Text>
          )
        ) : (
          <>
            <Text weight="strong">{t(`liveMedia.converter.states.${state}`)}</Text>
            <Button tone="danger" isPending={isPending} onPress={() => act(converter.stop)}>
              {t('liveMedia.converter.stop')}
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
