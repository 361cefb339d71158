import type { Locale } from '@rostra/i18n';
import type { AmountPickerProps } from '../../money/AmountPicker/index.ts';
import type { BalanceCardProps } from '../../money/BalanceCard/index.ts';
import type { BankAccountProps } from '../../money/BankAccount/index.ts';
import type { PpvPacksProps } from '../../money/PpvPacks/index.ts';
import type { ContactListProps } from '../../money/ContactList/index.ts';
import type { TabLinksProps } from '../../navigation/TabLinks/index.ts';
import type { TopupFormProps } from '../../money/TopupForm/index.ts';
import type { TopupListProps } from '../../money/TopupList/index.ts';
import type { VipPlansProps } from '../../money/VipPlans/index.ts';
import type { VipTrialFormProps } from '../../money/VipTrialForm/index.ts';
import { castIn } from './cast/index.ts';
import { nothing, yuanPerCoin, sampleWords } from './words.ts';

/** The minimal props of the components of VIP and balance, in one language. */
export interface RechargeSample {
  AmountPicker: AmountPickerProps;
  BalanceCard: BalanceCardProps;
  BankAccount: BankAccountProps;
  PpvPacks: PpvPacksProps;
  ContactList: ContactListProps;
  TabLinks: TabLinksProps;
  TopupForm: TopupFormProps;
  TopupList: TopupListProps;
  VipPlans: VipPlansProps;
  VipTrialForm: VipTrialFormProps;
}

/** Invented props in the language asked for. */
export function rechargeSample(locale: Locale): RechargeSample {
  const { t, localized } = sampleWords(locale);
  const { companies, people } = castIn(locale);
  const amounts = [
    { coins: 50, gift: 0 },
    { coins: 100, gift: 5 },
    { coins: 200, gift: 5 },
    { coins: 500, gift: 40 },
    { coins: 1000, gift: 100 },
  ];
  const bank = {
    holder: localized('Rostra Demo Ltd', 'Rostra 演示有限公司'),
    bank: localized('Demo Bank (not a real account)', '演示银行（非真实账户）'),
    number: '0000 0000 0000',
    swift: 'DEMOXX00',
    currency: 'USD',
    transferReference: 'R2026090301',
  };
  return {
    AmountPicker: {
      t,
      amounts,
      value: '500',
      onChange: nothing,
      other: '',
      onOtherChange: nothing,
      min: 10,
      max: 100_000,
      yuanPerCoin,
    },
    BalanceCard: {
      t,
      paid: 506,
      gift: 40,
      organizations: [{ id: 1, name: companies.northgate.name, paid: 8000, gift: 600 }],
      cardUses: 5,
      yuanPerCoin,
    },
    BankAccount: { t, account: bank, onCopy: nothing, copied: null },
    PpvPacks: {
      t,
      onPurchase: nothing,
      packs: [
        {
          id: 1,
          name: localized('Five articles', '五篇文章'),
          price: 99,
          originalPrice: 120,
          quota: 5,
          uptimeDays: 0,
          article: true,
          live: false,
        },
        {
          id: 2,
          name: localized('Five articles or live meetings', '五次文章或直播'),
          price: 168,
          originalPrice: null,
          quota: 5,
          uptimeDays: 3,
          article: true,
          live: true,
        },
      ],
    },
    ContactList: {
      t,
      hours: { from: '08:00', to: '21:00' },
      contacts: [
        {
          name: people.zhouNing.name,
          phone: '+86 10 5555 0101',
          email: 'service@rostra.example',
          url: 'https://service.rostra.example/contact/zhou-ning',
        },
      ],
    },
    TabLinks: {
      label: t('recharge.tabs.label'),
      tabs: (['plans', 'topup', 'trial'] as const).map((key) => ({
        href: `/${key}`,
        text: t(`recharge.tabs.${key}`),
        isCurrent: key === 'topup',
      })),
    },
    TopupForm: {
      t,
      values: { amount: '500', other: '' },
      onChange: nothing,
      amounts,
      min: 10,
      max: 100_000,
      yuanPerCoin,
      workingDays: 1,
      chosen: { coins: 500, gift: 40 },
      balance: 546,
      problems: {},
      account: bank,
      hasAccountFailed: false,
      onRetryAccount: nothing,
      onCopy: nothing,
      copied: null,
      slipField: null,
      isPending: false,
      onSubmit: nothing,
      submittedReference: null,
      onAgain: nothing,
    },
    TopupList: {
      t,
      workingDays: 1,
      rows: [
        {
          id: 1,
          date: localized('3 Sep 2026', '2026 年 9 月 3 日'),
          coins: 500,
          gift: 40,
          state: 'pending',
          reference: 'R2026090301',
          reason: null,
        },
        {
          id: 2,
          date: localized('1 Sep 2026', '2026 年 9 月 1 日'),
          coins: 50,
          gift: 0,
          state: 'confirmed',
          reference: 'R2026090101',
          reason: null,
        },
        {
          id: 3,
          date: localized('30 Aug 2026', '2026 年 8 月 30 日'),
          coins: 100,
          gift: 5,
          state: 'rejected',
          reference: 'R2026083001',
          reason: localized('No such transfer', '未查到该笔转账'),
        },
      ],
    },
    VipPlans: {
      t,
      currentLevel: 0,
      yuanPerCoin,
      onPurchase: nothing,
      plans: [
        {
          id: 1,
          level: 1,
          name: 'VIP',
          price: 198,
          originalPrice: 238,
          days: 180,
          rights: [localized('Read VIP articles at no extra charge', '畅读 VIP 文章')],
        },
        {
          id: 2,
          level: 2,
          name: 'VIP Plus',
          price: 598,
          originalPrice: null,
          days: 180,
          rights: [
            localized('Read every VIP article', '畅读全部 VIP 文章'),
            localized('A dedicated service contact', '专属服务联系人'),
          ],
        },
      ],
    },
    VipTrialForm: {
      t,
      values: {
        name: '',
        company: '',
        contactType: 'phone',
        contact: '+86 138 5550 0142',
        sourceType: '',
        consult: '',
      },
      onChange: nothing,
      problems: {},
      contactTypes: [
        { value: 'phone', label: localized('Phone', '手机') },
        { value: 'email', label: localized('Email', '邮箱') },
      ],
      sourceTypes: [
        { value: 'colleague', label: localized('A colleague', '同事推荐') },
        { value: 'event', label: localized('An event', '活动') },
      ],
      contactWithinHours: 24,
      isPending: false,
      onSubmit: nothing,
      isSent: false,
      onAgain: nothing,
      isVip: false,
    },
  };
}
