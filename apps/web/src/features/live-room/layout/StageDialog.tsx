import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { useRoom } from '../RoomContext.ts';
import { StageFields } from './StageFields.tsx';

interface StageDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Dialog for the stage's layout and the image behind it, for holders of the host controls (LHST-16,
 * LHST-17).
 */
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
