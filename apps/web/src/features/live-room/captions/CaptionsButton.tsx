import { canControl } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { Suspense, lazy, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../useRoomState.ts';

const CaptionsDialog = lazy(() => import('./CaptionsDialog.tsx'));

const isOffered = (state: RoomState): boolean =>
  canControl(state) && (state.session?.caption_languages.length ?? 0) > 0;

/** Where who holds the host's controls has what is said written down, where a transcriber is set up. */
export function CaptionsButton() {
  const { t } = useRoom();
  const isThere = useRoomState(isOffered);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (!isThere) return null;
  const open = (): void => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" tone="neutral" emphasis="outline" onPress={open}>
        {t('liveMedia.captions.open')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <CaptionsDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
