import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { useRoom } from '../RoomContext.ts';
import { StageFields } from './StageFields.tsx';

interface StageDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Where who holds the host's controls chooses how the stage is laid out, and the picture behind it (LHST-16, LHST-17). */
export default function StageDialog({ isOpen, onClose }: StageDialogProps) {
  const { t } = useRoom();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('liveEntry.background.title')}
      actions={<Button onPress={onClose}>{t('liveEntry.background.done')}</Button>}
    >
      <StageFields />
    </Dialog>
  );
}
