import {
  CONTACT_WITHIN_HOURS,
  REVIEW_WITHIN_HOURS,
  SERVICE_HOURS,
  TOPUP_CONFIRM_WORKING_DAYS,
  VIP_DAYS,
} from '@rostra/contract';
import { AboutScreen } from '@rostra/ui/screens/AboutScreen';
import { ErrorState } from '@rostra/ui/ErrorState';
import { ContactList } from '@rostra/ui/ContactList';
import { Skeleton } from '@rostra/ui/Skeleton';
import { useApi } from '../../data/useApi.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { legalLinks } from '../auth/authLinks.ts';
import { audienceEntries } from '../home/audienceEntries.ts';
import { builtHref } from '../home/builtHref.ts';

/** What Rostra is and for whom (FND-30), with the service contacts (PAY-68). */
export function AboutFeature() {
  const t = useText();
  const localizedName = useLocalized();
  const {
    data = [],
    error,
    isLoading,
    reload,
  } = useApi('getCustomerServiceList', {}, { silent: true });
  const legal = [
    { name: t('about.legal.agreement'), href: builtHref('terms', legalLinks.terms) },
    { name: t('about.legal.privacy'), href: builtHref('privacy', legalLinks.privacy) },
  ];
  return (
    <AboutScreen
      t={t}
      audience={audienceEntries(t)}
      facts={{
        vip: VIP_DAYS,
        review: REVIEW_WITHIN_HOURS,
        contact: CONTACT_WITHIN_HOURS,
        topUp: TOPUP_CONFIRM_WORKING_DAYS,
      }}
      legal={legal.flatMap(({ name, href }) => (href === undefined ? [] : [{ name, href }]))}
      contacts={
        error ? (
          <ErrorState onRetry={() => void reload()} />
        ) : isLoading ? (
          <Skeleton count={4} isAnnounced />
        ) : (
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
        )
      }
    />
  );
}
