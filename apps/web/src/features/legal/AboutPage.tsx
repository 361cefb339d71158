import {
  CONTACT_WITHIN_HOURS,
  REVIEW_WITHIN_HOURS,
  TOPUP_CONFIRM_WORKING_DAYS,
  VIP_DAYS,
} from '@rostra/contract';
import { AboutScreen } from '@rostra/ui/screens/AboutScreen';
import { useText } from '../../language/useText.ts';
import { legalLinks } from '../auth/authLinks.ts';
import { audienceEntries } from '../home/audienceEntries.ts';
import { builtHref } from '../home/builtHref.ts';
import { ServiceContactList } from '../service/ServiceContactList.tsx';

/** Describes Rostra and its audience (FND-30), with the service contacts (PAY-68). */
export function AboutPage() {
  const t = useText();
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
      contacts={<ServiceContactList />}
    />
  );
}
