import type { PhoneCaller } from '@rostra/contract/live';
import { ConfirmDialog } from '@rostra/ui/ConfirmDialog';
import { Text } from '@rostra/ui/Text';
import { useRoom } from '../RoomContext.ts';

/** An act that awaits confirmation: to hang up on a phone or the main line, or to delete a call. */
export interface CallRequested {
  readonly act: 'hangUp' | 'remove';
  /** Null for the main line. */
  readonly caller: PhoneCaller | null;
}

interface CallConfirmationProps {
  requests: CallRequested | null;
  onAct: (requested: CallRequested) => void;
  onCancel: () => void;
}

/** Asks for confirmation before a hang-up, or before a call is deleted (LDIA-45, LDIA-46). */
export function CallConfirmation({ requests: requested, onAct, onCancel }: CallConfirmationProps) {
  const { t } = useRoom();
  const act = requested?.act ?? 'hangUp';
  const name =
    requested?.caller == null
      ? t('livePhone.mainLine')
      : (requested.caller.title ?? requested.caller.phone_number);
  return (
    <ConfirmDialog
      isOpen={requested !== null}
      tone="danger"
      title={t(`livePhone.ask.${act}.title`)}
      confirmLabel={t(`livePhone.ask.${act}.act`)}
      onCancel={onCancel}
      onConfirm={() => requested && onAct(requested)}
    >
      <Text>{t(`livePhone.ask.${act}.text`, { name })}</Text>
    </ConfirmDialog>
  );
}
