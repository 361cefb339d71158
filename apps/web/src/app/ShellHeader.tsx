import { formatCoins, formatCount, isolate, localized } from '@rostra/i18n';
import { Calendar, FileText, House, MessageSquare, Play, User as UserIcon } from '@rostra/ui/icons';
import type { LucideIcon } from '@rostra/ui/icons';
import { SiteHeader } from '@rostra/ui/SiteHeader';
import { useLocation } from 'react-router-dom';
import { builtHref } from '../features/home/builtHref.ts';
import { useQuery } from '../data/useQuery.ts';
import { useFresh } from '../data/useFresh.ts';
import { useLanguageSwitch } from '../language/useLanguageSwitch.ts';
import { useLanguage } from '../language/useText.ts';
import { isUnder } from '../navigation/isUnder.ts';
import { useMenu } from '../navigation/useMenu.ts';
import { loginPath } from '../navigation/returnAddress.ts';
import { isCertified } from '../session/isCertified.ts';
import { useUser } from '../session/useUser.ts';
import { screenName } from './screenName.ts';
import { useServices } from './ServicesContext.tsx';

const icons: Readonly<Record<string, LucideIcon>> = {
  search: House,
  events: Calendar,
  research: FileText,
  community: MessageSquare,
  playback: Play,
  personalCenter: UserIcon,
};

/** The site's header, fed by menus, user, language and partner. */
export function ShellHeader({ isBare }: { isBare: boolean }) {
  const { brand } = useServices();
  const { locale, t } = useLanguage();
  const { other, switchLanguage } = useLanguageSwitch();
  const location = useLocation();
  const query = new URLSearchParams(location.search);
  const account = useAccount(location.pathname);
  const links = useMenu('main').map((screen) => ({
    label: screenName(t, screen.id),
    href: screen.path,
    isCurrent: isUnder(location.pathname, screen),
    icon: icons[screen.id],
  }));
  return (
    <SiteHeader
      logo={{
        ...brand.logo,
        adapts: brand.adapts,
        label: brand.isPartner ? `${isolate(brand.name)} · ${t('shell.home')}` : t('shell.home'),
        href: '/search',
        suffix: !brand.isPartner && locale === 'zh-CN' ? '讲坛' : undefined,
      }}
      label={t('shell.main')}
      links={links}
      search={
        location.pathname === '/search'
          ? undefined
          : { label: t('shell.search'), action: '/search', parameter: 'key' }
      }
      language={{
        label: t('shell.switchLanguage'),
        description: t('shell.switchLanguageLabel'),
        lang: other,
        href: `?${new URLSearchParams({ ...Object.fromEntries(query), lang: other }).toString()}`,
        onPress: () => void switchLanguage(),
      }}
      account={account}
      logIn={{ label: t('shell.logIn'), href: loginPath(location) }}
      isBare={isBare}
    />
  );
}

/** Returns the reader's account; its numbers are renewed on every screen and on return to the tab. */
function useAccount(pathname: string): Parameters<typeof SiteHeader>[0]['account'] {
  const { locale, script, t } = useLanguage();
  const { user, isKnown } = useUser();
  const unread = useQuery('getNoticesUnreadCount', user ? {} : null, { silent: true });
  const cards = useQuery('getUsersCard', user ? { query: { card_type: 'balance' } } : null, {
    silent: true,
  });
  useFresh(unread, pathname);
  useFresh(cards, pathname);
  if (!isKnown) return undefined;
  if (!user) return null;
  const count = unread.data?.unread ?? 0;
  const own = cards.data?.find(
    (card) => card.owner_type === 'User' && card.card_type === 'balance',
  );
  const coins = own ? formatCoins(own.balance + own.gift, locale) : undefined;
  const notices = builtHref('notices', '/personalCenter/notices');
  const balance = builtHref('virtualCoin', '/personalCenter/virtualCoin');
  return {
    name: localized(user, 'name', script) || user.name,
    label: t('screen.personalCenter'),
    href: '/personalCenter',
    vip: user.has_vip ? t('shell.vip') : undefined,
    certified: isCertified(user) ? t('shell.certified') : undefined,
    notices:
      notices === undefined
        ? undefined
        : {
            label:
              count > 0
                ? t('shell.noticesUnread', { count: formatCount(count, locale) })
                : t('shell.notices'),
            href: notices,
            hasUnread: count > 0,
          },
    balance:
      coins !== undefined && balance !== undefined
        ? { coins, label: t('shell.balance', { coins }), href: balance }
        : undefined,
  };
}
