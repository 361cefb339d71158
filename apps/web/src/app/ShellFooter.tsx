import { SERVICE_HOURS } from '@rostra/contract';
import { BEIJING } from '@rostra/i18n';
import { SiteFooter } from '@rostra/ui/SiteFooter';
import { useText } from '../language/useText.ts';
import { useMenu } from '../navigation/useMenu.ts';
import { useNow } from '../time/useNow.ts';
import { useUser } from '../session/useUser.ts';
import { hostLinks } from './hostLinks.ts';
import { screenName } from './screenName.ts';
import { SchemeChoice } from './SchemeChoice.tsx';
import { useServices } from './ServicesContext.tsx';

/** Ms between updates: one hour, as the year in the footer need not be newer. */
const EVERY_MS = 3_600_000;

/**
 * The site's footer: rights, legal and other screens, other hosts, service hours, light or dark. Login
 * pages show the hours themselves and fill the window.
 */
export function ShellFooter({ isBare }: { isBare: boolean }) {
  const t = useText();
  const { settings } = useServices();
  const { user } = useUser();
  const menu = useMenu('footer');
  const now = useNow(EVERY_MS);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: BEIJING }).format(now);
  return (
    <SiteFooter
      label={t('shell.footer')}
      rights={t('shell.rights', { year })}
      links={[
        ...menu.map(({ id, path }) => ({ label: screenName(t, id), href: path })),
        ...hostLinks(settings.hosts, user?.capabilities ?? [], t),
      ]}
      service={isBare ? undefined : t('shell.serviceHours', SERVICE_HOURS)}
      isFlush={isBare}
    >
      <SchemeChoice />
    </SiteFooter>
  );
}
