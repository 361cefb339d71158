import { Button } from '@rostra/ui/Button';
import { IconButton } from '@rostra/ui/IconButton';
import { CircleHelp } from '@rostra/ui/icons';
import { Suspense, lazy, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

const ServiceDialog = lazy(() => import('./ServiceDialog.tsx'));

/** Opens whom to ask, for everyone in the room (LPAY-07). @param isIcon where there is no place for words */
export function ServiceButton({ isIcon = false }: { isIcon?: boolean }) {
  const { t } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  const label = t('liveMedia.service');
  return (
    <>
      {isIcon ? (
        <IconButton icon={CircleHelp} size="sm" label={label} onPress={open} />
      ) : (
        <Button tone="neutral" emphasis="ghost" onPress={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ServiceDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
