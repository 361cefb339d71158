import type { Locale } from '@rostra/i18n';
import type { LedgerTableProps } from '../../money/LedgerTable/index.ts';
import type { NoticeListProps } from '../../account/NoticeList/index.ts';
import type { NoticeSettingsProps } from '../../account/NoticeSettings/index.ts';
import type { OrderTableProps } from '../../money/OrderTable/index.ts';
import type { PersonalCenterMenuProps } from '../../account/PersonalCenterMenu/index.ts';
import type { PpvCardListProps } from '../../money/PpvCardList/index.ts';
import type { TransactionsTableProps } from '../../money/TransactionsTable/index.ts';
import { nothing, sampleWords } from './words.ts';

/** The minimal props of the components of the personal center, in one language. */
export interface PersonalCenterSample {
  LedgerTable: LedgerTableProps<{ id: number; name: string; amount: string }>;
  NoticeList: NoticeListProps;
  NoticeSettings: NoticeSettingsProps;
  OrderTable: OrderTableProps;
  PersonalCenterMenu: PersonalCenterMenuProps;
  PpvCardList: PpvCardListProps;
  TransactionsTable: TransactionsTableProps;
}

/** Invented props in the language asked for. */
export function personalCenterSample(locale: Locale): PersonalCenterSample {
  const { t, localized } = sampleWords(locale);
  const title = localized(
    'Optical modules: the shortage moved from lasers to testing',
    '光模块：紧缺环节已从激光器转向测试',
  );
  return {
    LedgerTable: {
      label: t('personalCenter.coin.tabs.orders'),
      columns: [
        { key: 'name', head: t('personalCenter.purchases.thing'), cell: (row) => row.name },
        {
          key: 'amount',
          head: t('recharge.history.coins'),
          cell: (row) => row.amount,
          isFigure: true,
        },
      ],
      rows: [{ id: 1, name: title, amount: localized('38.00 coins', '38.00 币') }],
      rowKey: (row) => row.id,
    },
    NoticeSettings: {
      t,
      settings: (['reviews', 'replies', 'payments', 'registrations', 'reminders'] as const).map(
        (group) => ({ group, isOn: group !== 'replies' }),
      ),
      onChange: nothing,
    },
    NoticeList: {
      t,
      onRead: nothing,
      notices: [
        {
          id: 1,
          title: localized('Your top-up is confirmed', '充值已到账'),
          body: localized(
            '500.00 coins and 40.00 coins of gift balance were added.',
            '500.00 币与赠送余额 40.00 币已到账。',
          ),
          href: '/personalCenter/virtualCoin',
          time: localized('5 minutes ago', '5 分钟前'),
          instant: '2026-09-03T06:00:00Z',
          isUnread: true,
        },
        {
          id: 2,
          title: localized('Welcome to Rostra', '欢迎来到讲坛'),
          body: '',
          href: null,
          time: localized('2 days ago', '2 天前'),
          instant: '2026-09-01T06:00:00Z',
          isUnread: false,
        },
      ],
    },
    OrderTable: {
      t,
      label: t('personalCenter.purchases.title'),
      thing: t('personalCenter.purchases.thing'),
      rows: [
        {
          id: 1,
          title,
          href: '/article/detail/1',
          date: localized('3 Sep 2026', '2026 年 9 月 3 日'),
          paidWith: 'balance',
          price: 38,
          state: 'paid',
        },
        {
          id: 2,
          title: localized('Removed notes', '已下架的纪要'),
          href: null,
          date: localized('1 Sep 2026', '2026 年 9 月 1 日'),
          paidWith: 'ppv',
          price: 38,
          state: 'refunded',
        },
      ],
    },
    PersonalCenterMenu: {
      label: t('personalCenter.menu.label'),
      groups: [
        {
          heading: t('personalCenter.menu.orders'),
          items: [{ href: '/a', text: t('personalCenter.menu.articles'), isCurrent: true }],
        },
        {
          heading: t('personalCenter.menu.account'),
          items: [
            { href: '/b', text: t('personalCenter.menu.virtualCoin'), isCurrent: false },
            { href: '/c', text: t('personalCenter.menu.notices'), isCurrent: false, count: 3 },
          ],
        },
      ],
      action: { label: t('personalCenter.menu.logout'), onPress: nothing, isPending: false },
    },
    PpvCardList: {
      t,
      cards: [
        {
          id: 1,
          name: localized('Five articles', '五篇文章'),
          quota: 5,
          balance: 4,
          uptimeDays: 0,
          article: true,
          live: false,
        },
        {
          id: 2,
          name: localized('Five articles or live meetings', '五次文章或直播'),
          quota: 5,
          balance: 5,
          uptimeDays: 3,
          usableFrom: localized('6 Sep 2026', '2026 年 9 月 6 日'),
          article: true,
          live: true,
        },
        {
          id: 3,
          name: localized('Five live meetings', '五次直播'),
          quota: 5,
          balance: 0,
          uptimeDays: null,
          article: false,
          live: true,
        },
      ],
    },
    TransactionsTable: {
      t,
      rows: [
        {
          id: 3,
          time: localized('3 Sep 2026, 14:30', '2026 年 9 月 3 日 14:30'),
          kind: 'purchase',
          info: title,
          points: 0,
          balance: 506,
          giftPoints: -38,
          giftBalance: 40,
        },
        {
          id: 2,
          time: localized('3 Sep 2026, 10:00', '2026 年 9 月 3 日 10:00'),
          kind: 'topup_gift',
          info: 'R2026090301',
          points: 0,
          balance: 506,
          giftPoints: 40,
          giftBalance: 78,
        },
        {
          id: 1,
          time: localized('3 Sep 2026, 10:00', '2026 年 9 月 3 日 10:00'),
          kind: 'topup',
          info: 'R2026090301',
          points: 500,
          balance: 506,
          giftPoints: 0,
          giftBalance: 38,
        },
      ],
    },
  };
}
