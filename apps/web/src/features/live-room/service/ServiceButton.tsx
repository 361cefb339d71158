import { Button } from '@rostra/ui/Button';
import { Suspense, lazy, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

const ServiceDialog = lazy(() => import('./ServiceDialog.tsx'));

/** Opens the customer service contacts, before the join (LPAY-07). */
export function ServiceButton() {
  const { t } = useRoom();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="neutral" emphasis="ghost" onPress={() => setOpen(true)}>
        {t('liveMedia.service')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ServiceDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
