import type { Locale } from '@rostra/i18n';
import { Calendar, FileText, House, User } from '../../icons.ts';
import type { SiteFooterProps } from '../../navigation/SiteFooter/index.ts';
import type { SiteHeaderProps } from '../../navigation/SiteHeader/index.ts';
import { baseTheme, logoSizes, themes } from '../../themes/index.ts';
import { castIn } from './cast/index.ts';
import { screenTextFor } from '../screenText.ts';

const nothing = (): undefined => undefined;

/**
 * Returns the site's header as a member sees it, with an unread notification, under the logo of the
 * toolbar's theme.
 */
export function sampleHeader(locale: Locale, themeId: unknown = baseTheme.id): SiteHeaderProps {
  const brand = themes.find(({ id }) => id === themeId) ?? baseTheme;
  const t = screenTextFor(locale);
  const isChinese = locale === 'zh-CN';
  const links = [
    { key: 'screen.search', href: '#home', icon: House, isCurrent: true },
    { key: 'screen.events', href: '#events', icon: Calendar, isCurrent: false },
    { key: 'screen.research', href: '#research', icon: FileText, isCurrent: false },
    { key: 'screen.personalCenter', href: '#mine', icon: User, isCurrent: false },
  ] as const;
  return {
    logo: {
      ...brand.logo,
      sizes: logoSizes(brand.logo),
      adapts: brand.input.header === 'surface',
      label: t('shell.home'),
      href: '#home',
      suffix: isChinese && brand === baseTheme ? '讲坛' : undefined,
    },
    label: t('shell.main'),
    links: links.map(({ key, ...link }) => ({ ...link, label: t(key) })),
    search: { label: t('shell.search'), action: '/search', parameter: 'key' },
    language: {
      label: t('shell.switchLanguage'),
      description: t('shell.switchLanguageLabel'),
      href: '#language',
      lang: isChinese ? 'en' : 'zh-CN',
      onPress: nothing,
    },
    account: {
      name: castIn(locale).people.helenShaw.name,
      label: t('screen.personalCenter'),
      href: '#mine',
      notices: {
        label: t('shell.noticesUnread', { count: '3' }),
        href: '#notices',
        hasUnread: true,
      },
      balance: {
        coins: '546.00',
        label: t('shell.balance', { coins: '546.00' }),
        href: '#balance',
      },
    },
    logIn: { label: t('shell.logIn'), href: '#login' },
  };
}

/** Returns the site's footer with its three links. */
export function sampleFooter(locale: Locale): SiteFooterProps {
  const t = screenTextFor(locale);
  return {
    label: t('shell.footer'),
    rights: t('shell.rights', { year: '2026' }),
    links: [
      { label: t('screen.aboutUs'), href: '#about' },
      { label: t('about.legal.agreement'), href: '#terms' },
      { label: t('about.legal.privacy'), href: '#privacy' },
    ],
    service: t('shell.serviceHours', { from: '08:00', to: '21:00' }),
  };
}
