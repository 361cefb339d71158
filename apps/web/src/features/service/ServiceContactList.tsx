import { SERVICE_HOURS } from '@rostra/contract';
import { ContactList } from '@rostra/ui/ContactList';
import { ErrorState } from '@rostra/ui/ErrorState';
import { Skeleton } from '@rostra/ui/Skeleton';
import { useQuery } from '../../data/useQuery.ts';
import { useLocalized, useText } from '../../language/useText.ts';

/** The customer service contacts with their hours (PAY-68, LPAY-07). */
export function ServiceContactList() {
  const t = useText();
  const localizedName = useLocalized();
  const {
    data = [],
    error,
    isLoading,
    reload,
  } = useQuery('getCustomerServiceList', {}, { silent: true });
  if (error) return <ErrorState onRetry={() => void reload()} />;
  if (isLoading) return <Skeleton count={4} isAnnounced />;
  return (
    <ContactList
      t={t}
      contacts={data.map((contact) => ({
        name: localizedName(contact) || contact.name,
        phone: contact.phone_number,
        email: contact.email,
        url: contact.customer_service_url,
      }))}
      hours={SERVICE_HOURS}
    />
  );
}
