import type { Locale } from '@rostra/i18n';
import {
  Building2,
  FileText,
  LayoutGrid,
  Megaphone,
  ShieldCheck,
  Users,
  Wallet,
} from '../../icons.ts';
import type { ConsoleShellProps } from '../../navigation/ConsoleShell/index.ts';
import { castIn } from './cast/index.ts';
import { nothing, sampleWords } from './words.ts';

const mark = (
  <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden>
    <circle cx="9.5" cy="6" r="4" fill="var(--ui-color-bg-accent)" />
    <path
      fill="currentColor"
      d="M3 12.5h26.5l-3 4.7H3zM3 19.7h21.9l-2.6 4H3zM3 26.2h17.7L18.2 30H3z"
    />
  </svg>
);

/** Returns the console of staff with waiting entries, of which some are overdue. */
export function consoleSample(locale: Locale): Omit<ConsoleShellProps, 'children' | 'ref'> {
  const { t, localized } = sampleWords(locale);
  const waiting = (count: number, overdue = 0) => ({
    text: String(count),
    label:
      overdue > 0
        ? localized(
            `${count} waiting, ${overdue} overdue`,
            `${count} 项待处理，${overdue} 项已超时`,
          )
        : localized(`${count} waiting`, `${count} 项待处理`),
    isOverdue: overdue > 0,
  });
  return {
    home: {
      mark,
      name: 'Rostra',
      area: localized('Staff', '工作台'),
      href: '/staff',
    },
    label: localized('Staff console', '工作台'),
    menu: { open: localized('Open menu', '打开菜单'), close: localized('Close menu', '关闭菜单') },
    groups: [
      {
        items: [
          {
            href: '/staff/overview',
            label: localized('Overview', '概览'),
            icon: LayoutGrid,
            isCurrent: false,
          },
        ],
      },
      {
        heading: localized('Queues', '队列'),
        items: [
          {
            href: '/staff/certification',
            label: localized('Certification', '认证'),
            icon: ShieldCheck,
            isCurrent: true,
            count: waiting(12, 2),
          },
          {
            href: '/staff/articles',
            label: localized('Articles', '文章'),
            icon: FileText,
            isCurrent: false,
            count: waiting(7),
          },
          {
            href: '/staff/top-ups',
            label: localized('Top-ups', '充值'),
            icon: Wallet,
            isCurrent: false,
            count: waiting(4),
          },
        ],
      },
      {
        heading: localized('Directory', '名录'),
        items: [
          {
            href: '/staff/people',
            label: localized('People', '用户'),
            icon: Users,
            isCurrent: false,
          },
          {
            href: '/staff/organizations',
            label: localized('Organizations', '机构'),
            icon: Building2,
            isCurrent: false,
          },
          {
            href: '/staff/announcements',
            label: localized('Announcements', '公告'),
            icon: Megaphone,
            isCurrent: false,
          },
        ],
      },
    ],
    account: {
      user: {
        name: castIn(locale).people.suMan.name,
        note: localized('14:32 Beijing time', '北京时间 14:32'),
      },
      site: { label: localized('Back to the site', '返回网站'), href: '/search' },
      onLanguageChange: nothing,
      scheme: {
        label: t('shell.scheme.label'),
        names: {
          auto: t('shell.scheme.auto'),
          light: t('shell.scheme.light'),
          dark: t('shell.scheme.dark'),
        },
        value: 'auto',
        onChange: nothing,
      },
      logOut: { label: t('personalCenter.menu.logout'), onPress: nothing, isPending: false },
    },
  };
}
