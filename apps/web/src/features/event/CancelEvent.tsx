import { EVENT_CANCEL_REASON_MAX } from '@rostra/contract';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { useMutation } from '../../data/useMutation.ts';
import { useText } from '../../language/useText.ts';

interface CancelEventProps {
  eventId: number;
  /** Called with the result once the event is canceled; with nothing if the organizer keeps it. */
  onClose: (ended?: { registrations: number; refunded: number }) => void;
}

/** Asks the organizer for a reason before their event is canceled. */
export default function CancelEvent({ eventId, onClose }: CancelEventProps) {
  const t = useText();
  const { mutate, isPending } = useMutation('postEventCancel', {
    refreshes: ['getEvent', 'getEvents', 'getEnteredEvents'],
  });
  const cancel = async (reason: string): Promise<void> => {
    const answer = await mutate({ params: { id: eventId }, body: { reason } });
    if (answer !== undefined) onClose(answer);
  };
  return (
    <PromptDialog
      isOpen
      title={t('event.cancel.title')}
      label={t('event.cancel.reason')}
      hint={t('event.cancel.hint')}
      maxLength={EVENT_CANCEL_REASON_MAX}
      confirmLabel={t('event.cancel.act')}
      cancelLabel={t('event.cancel.keep')}
      tone="danger"
      isPending={isPending}
      onCancel={() => onClose()}
      onSubmit={(reason) => void cancel(reason)}
    >
      <p>{t('event.cancel.text')}</p>
    </PromptDialog>
  );
}
