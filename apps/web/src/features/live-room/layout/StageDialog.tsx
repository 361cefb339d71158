import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { Stack } from '@rostra/ui/Stack';
import { useRoom } from '../RoomContext.ts';
import { BackgroundField } from '../stage/BackgroundField.tsx';
import { LayoutField } from './LayoutField.tsx';

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

/** The stage as seen by everyone: its layout, and the image behind it (LHST-16, LHST-17). */
function StageFields() {
  return (
    <Stack gap={5}>
      <LayoutField />
      <BackgroundField />
    </Stack>
  );
}
