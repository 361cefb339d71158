import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { ServiceContactList } from '../../service/ServiceContactList.tsx';
import { useRoom } from '../RoomContext.ts';

/** The customer service contacts with their hours (LPAY-07). */
export default function ServiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useRoom();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('liveMedia.service')}
      actions={<Button onPress={onClose}>{t('liveMedia.recording.done')}</Button>}
    >
      <ServiceContactList />
    </Dialog>
  );
}
