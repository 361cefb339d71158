import { Suspense, lazy } from 'react';
import { useText } from '../../language/useText.ts';
import { useOverlay } from '../../overlay/useOverlay.ts';
import { useToast } from '../../overlay/useToast.ts';

const CancelEvent = lazy(() => import('./CancelEvent.tsx'));

/** Cancels an event for its organizer, after a confirmation with a reason (EVT-37). */
export function useCancelEvent(): (eventId: number) => Promise<void> {
  const t = useText();
  const toast = useToast();
  const { open } = useOverlay();
  return async (eventId) => {
    const ended = await open<{ registrations: number; refunded: number }>((close) => (
      <Suspense fallback={null}>
        <CancelEvent eventId={eventId} onClose={close} />
      </Suspense>
    ));
    if (ended !== undefined) toast.success(t('event.cancel.done', { ...ended }));
  };
}
