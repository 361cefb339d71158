import { SERVICE_HOURS } from '@rostra/contract';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { ErrorState } from '@rostra/ui/ErrorState';
import { ServiceContacts } from '@rostra/ui/ServiceContacts';
import { Skeleton } from '@rostra/ui/Skeleton';
import { useApi } from '../../../data/useApi.ts';
import { useLocalized, useText } from '../../../language/useText.ts';
import { useRoom } from '../RoomContext.ts';

/** The people of customer service with their hours (LPAY-07). */
export default function ServiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useRoom();
  const words = useText();
  const localizedName = useLocalized();
  const {
    data = [],
    error,
    isLoading,
    reload,
  } = useApi('getCustomerServiceList', {}, { silent: true });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('liveMedia.service')}
      actions={<Button onPress={onClose}>{t('liveMedia.recording.done')}</Button>}
    >
      {error ? (
        <ErrorState onRetry={() => void reload()} />
      ) : isLoading ? (
        <Skeleton count={4} isAnnounced />
      ) : (
        <ServiceContacts
          t={words}
          contacts={data.map((contact) => ({
            name: localizedName(contact) || contact.name,
            phone: contact.phone_number,
            email: contact.email,
            url: contact.customer_service_url,
          }))}
          hours={SERVICE_HOURS}
        />
      )}
    </Dialog>
  );
}
