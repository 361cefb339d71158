import { canControl } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { Suspense, lazy, useState } from 'react';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const StageFields = lazy(() => import('./layout/StageFields.tsx'));

/** Where who holds the host's controls chooses how the stage is laid out, and the picture behind it (LHST-16, LHST-17). */
export function BackgroundButton() {
  const { t } = useRoom();
  const mayChoose = useRoomState(canControl);
  const [isOpen, setOpen] = useState(false);
  if (!mayChoose) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="sm" tone="neutral" emphasis="outline" onPress={() => setOpen(true)}>
        {t('liveEntry.background.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('liveEntry.background.title')}
        actions={<Button onPress={close}>{t('liveEntry.background.done')}</Button>}
      >
        <Suspense fallback={null}>
          <StageFields />
        </Suspense>
      </Dialog>
    </>
  );
}
