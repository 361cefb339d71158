import { ConfirmDialog } from '@rostra/ui/ConfirmDialog';
import { useText } from '../language/useText.ts';

export interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before something is lost by another page, in the interface's language (FND-27, FND-28). */
export default function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      isOpen
      title={t('shell.leave.title')}
      confirmLabel={t('shell.leave.leave')}
      cancelLabel={t('shell.leave.stay')}
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {t('shell.leave.text')}
    </ConfirmDialog>
  );
}
