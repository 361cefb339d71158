import type { Locale } from '@rostra/i18n';
import type { AccountFieldProps } from '../AccountField/index.ts';
import type { AgreementFieldProps } from '../AgreementField/index.ts';
import type { AmountPickerProps } from '../AmountPicker/index.ts';
import type { BalanceCardProps } from '../BalanceCard/index.ts';
import type { BankAccountProps } from '../BankAccount/index.ts';
import type { BrandPanelProps } from '../BrandPanel/index.ts';
import type { CardUsePanelProps } from '../CardUsePanel/index.ts';
import type { FocusPickerProps } from '../FocusPicker/index.ts';
import type { IprNoticeProps } from '../IprNotice/index.ts';
import type { LedgerTableProps } from '../LedgerTable/index.ts';
import type { LoginFormProps } from '../LoginForm/index.ts';
import type { NoticeListProps } from '../NoticeList/index.ts';
import type { OrderTableProps } from '../OrderTable/index.ts';
import type { PasswordResetFormProps } from '../PasswordResetForm/index.ts';
import type { PayerPickerProps } from '../PayerPicker/index.ts';
import type { PaymentPanelProps } from '../PaymentPanel/index.ts';
import type { PaymentPasswordSetupProps } from '../PaymentPasswordSetup/index.ts';
import type { PersonalCenterMenuProps } from '../PersonalCenterMenu/index.ts';
import type { PpvCardListProps } from '../PpvCardList/index.ts';
import type { PpvPacksProps } from '../PpvPacks/index.ts';
import type { ServiceContactsProps } from '../ServiceContacts/index.ts';
import type { SignUpFormProps } from '../SignUpForm/index.ts';
import type { TabLinksProps } from '../TabLinks/index.ts';
import type { TopupFormProps } from '../TopupForm/index.ts';
import type { TopupListProps } from '../TopupList/index.ts';
import type { TransactionsTableProps } from '../TransactionsTable/index.ts';
import type { VipPlansProps } from '../VipPlans/index.ts';
import type { VipTrialFormProps } from '../VipTrialForm/index.ts';
import { screenTextFor } from './screenText.ts';

/** What each component of account and money needs at least, in one language. */
export interface AccountSample {
  AccountField: AccountFieldProps;
  AgreementField: AgreementFieldProps;
  AmountPicker: AmountPickerProps;
  BalanceCard: BalanceCardProps;
  BankAccount: BankAccountProps;
  BrandPanel: BrandPanelProps;
  CardUsePanel: CardUsePanelProps;
  FocusPicker: FocusPickerProps;
  IprNotice: IprNoticeProps;
  LedgerTable: LedgerTableProps<{ id: number; name: string; amount: string }>;
  LoginForm: LoginFormProps;
  NoticeList: NoticeListProps;
  OrderTable: OrderTableProps;
  PasswordResetForm: PasswordResetFormProps;
  PayerPicker: PayerPickerProps;
  PaymentPanel: PaymentPanelProps;
  PaymentPasswordSetup: PaymentPasswordSetupProps;
  PersonalCenterMenu: PersonalCenterMenuProps;
  PpvCardList: PpvCardListProps;
  PpvPacks: PpvPacksProps;
  ServiceContacts: ServiceContactsProps;
  SignUpForm: SignUpFormProps;
  TabLinks: TabLinksProps;
  TopupForm: TopupFormProps;
  TopupList: TopupListProps;
  TransactionsTable: TransactionsTableProps;
  VipPlans: VipPlansProps;
  VipTrialForm: VipTrialFormProps;
}

const nothing = (): undefined => undefined;
const yuanPerCoin = 6.8;

/** Invented props in the language asked for. */
export function accountSample(locale: Locale): AccountSample {
  const t = screenTextFor(locale);
  const isChinese = locale === 'zh-CN';
  const say = (english: string, chinese: string): string => (isChinese ? chinese : english);
  const countries = [{ code: '+86', name: say('China', '中国') }];
  const account = {
    kind: 'phone' as const,
    countryCode: '+86',
    phoneNumber: '138 5550 0142',
    email: '',
  };
  const password = {
    paymentPassword: '',
    repeat: '',
    confirmBy: 'password' as const,
    password: '',
    code: '',
  };
  const sending = { onSendCode: nothing, isSendingCode: false, codeWait: 0 };
  const payers = [
    { key: 'own', name: t('pay.payer.own'), total: 546, gift: 40 },
    { key: 'org', name: say('Meridian Row Research', '子午研究'), total: 8600, gift: 0 },
  ];
  const setup = { t, values: password, onChange: nothing, problems: {}, ...sending };
  const amounts = [
    { coins: 50, gift: 0 },
    { coins: 100, gift: 5 },
    { coins: 200, gift: 5 },
    { coins: 500, gift: 40 },
    { coins: 1000, gift: 100 },
  ];
  const bank = {
    holder: say('Rostra Demo Ltd', '讲坛演示有限公司'),
    bank: say('Demo Bank', '演示银行'),
    number: '0000 0000 0000',
    swift: 'DEMOXX00',
    currency: 'USD',
    transferReference: 'R2026090301',
  };
  const title = say('Optical modules: the shortage moved', '光模块：紧缺环节已转移');
  return {
    AccountField: {
      t,
      label: t('auth.account.kind'),
      values: account,
      onChange: nothing,
      countries,
    },
    AgreementField: {
      t,
      isSelected: false,
      onChange: nothing,
      links: { terms: '/legal/terms', privacy: '/legal/privacy' },
    },
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
      organizations: [{ id: 1, name: say('Meridian Row Research', '子午研究'), total: 8600 }],
      cardUses: 5,
      yuanPerCoin,
    },
    BankAccount: { t, account: bank, onCopy: nothing, copied: null },
    BrandPanel: {
      t,
      today: say('Thu 3 Sep', '9 月 3 日 周四'),
      events: [
        {
          id: 1,
          time: '10:00',
          title: say('Northquay Shipping 2Q26 results', '北埠航运 2026 年二季度业绩交流'),
          by: say('Helena Brandt', '海伦娜·布兰特'),
          isLive: true,
        },
        {
          id: 2,
          time: '14:30',
          title: say('What chipmakers are really ordering', '晶圆厂真实下单节奏'),
          by: say('Dr Lin Yuheng', '林雨衡 博士'),
          isLive: false,
        },
      ],
    },
    CardUsePanel: {
      t,
      cards: [
        { id: 1, name: say('Five articles', '五篇文章'), balance: 5, quota: 5, waitMs: 0 },
        {
          id: 2,
          name: say('Five articles, patient', '五篇文章（延后）'),
          balance: 5,
          quota: 5,
          waitMs: 3 * 86_400_000,
        },
      ],
      card: 1,
      onCardChange: nothing,
      failure: null,
      isPending: false,
      onUse: nothing,
      price: 38,
      links: { pay: '/pay/article/1', recharge: '/recharge', packs: '/recharge?tab=plans' },
    },
    FocusPicker: {
      label: t('auth.focus.industries'),
      options: [
        say('Energy storage', '储能'),
        say('Shipping', '航运'),
        say('Semiconductors', '半导体'),
      ].map((name, index) => ({ id: index + 1, name })),
      value: [2],
      onChange: nothing,
    },
    IprNotice: { t, version: '20250415', isPending: false, onConfirm: nothing, onLogOut: nothing },
    LedgerTable: {
      label: t('personalCenter.coin.tabs.orders'),
      columns: [
        { key: 'name', head: t('pay.price'), cell: (row) => row.name },
        {
          key: 'amount',
          head: t('recharge.history.coins'),
          cell: (row) => row.amount,
          isFigure: true,
        },
      ],
      rows: [{ id: 1, name: title, amount: say('38.00 coins', '38.00 币') }],
      rowKey: (row) => row.id,
    },
    LoginForm: {
      t,
      values: { ...account, method: 'password', password: '', code: '', isAgreed: false },
      onChange: nothing,
      problems: {},
      countries,
      isPending: false,
      onSubmit: nothing,
      ...sending,
      links: {
        forgot: '/forgotPassword',
        signup: '/signup',
        terms: '/legal/terms',
        privacy: '/legal/privacy',
      },
    },
    NoticeList: {
      t,
      onRead: nothing,
      notices: [
        {
          id: 1,
          title: say('Your top-up is confirmed', '充值已到账'),
          body: say(
            '500.00 coins and 40.00 coins of gift balance are there.',
            '500.00 币与赠送余额 40.00 币已到账。',
          ),
          href: '/personalCenter/virtualCoin',
          time: say('5 minutes ago', '5 分钟前'),
          instant: '2026-09-03T06:00:00Z',
          isUnread: true,
        },
        {
          id: 2,
          title: say('Welcome to Rostra', '欢迎来到讲坛'),
          body: '',
          href: null,
          time: say('2 days ago', '2 天前'),
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
          date: say('3 Sep 2026', '2026 年 9 月 3 日'),
          paidWith: 'balance',
          price: 38,
          state: 'paid',
        },
        {
          id: 2,
          title: say('A withdrawn note', '已撤回的纪要'),
          href: null,
          date: say('1 Sep 2026', '2026 年 9 月 1 日'),
          paidWith: 'ppv',
          price: 38,
          state: 'refunded',
        },
      ],
    },
    PasswordResetForm: {
      t,
      values: { ...account, code: '', password: 'Abcd', repeat: '' },
      onChange: nothing,
      problems: {},
      countries,
      isPending: false,
      onSubmit: nothing,
      ...sending,
    },
    PayerPicker: { t, payers, price: 38, value: 'own', onChange: nothing },
    PaymentPanel: {
      ...setup,
      price: 38,
      originalPrice: 47.5,
      yuanPerCoin,
      payers,
      payer: 'own',
      onPayerChange: nothing,
      hasPaymentPassword: true,
      failure: null,
      isPending: false,
      onPay: nothing,
      links: { recharge: '/recharge', security: '/personalCenter/accountSecurity' },
    },
    PaymentPasswordSetup: setup,
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
          name: say('Five articles', '五篇文章'),
          quota: 5,
          balance: 4,
          uptimeDays: 0,
          article: true,
          live: false,
        },
        {
          id: 2,
          name: say('Five articles or lives', '五次文章或直播'),
          quota: 5,
          balance: 5,
          uptimeDays: 3,
          usableFrom: say('6 Sep 2026', '2026 年 9 月 6 日'),
          article: true,
          live: true,
        },
        {
          id: 3,
          name: say('Five lives', '五场直播'),
          quota: 5,
          balance: 0,
          uptimeDays: null,
          article: false,
          live: true,
        },
      ],
    },
    PpvPacks: {
      t,
      onBuy: nothing,
      packs: [
        {
          id: 1,
          name: say('Five articles', '五篇文章'),
          price: 99,
          originalPrice: 120,
          quota: 5,
          uptimeDays: 0,
          article: true,
          live: false,
        },
        {
          id: 2,
          name: say('Five articles or lives', '五次文章或直播'),
          price: 168,
          originalPrice: null,
          quota: 5,
          uptimeDays: 3,
          article: true,
          live: true,
        },
      ],
    },
    ServiceContacts: {
      t,
      hours: { from: '08:00', to: '21:00' },
      contacts: [
        {
          name: say('Zhou Ning', '周宁'),
          phone: '+86 10 5555 0101',
          email: 'service@rostra.example',
          url: 'https://service.example/zhou',
        },
      ],
    },
    SignUpForm: {
      t,
      values: {
        ...account,
        code: '',
        password: 'Abcd',
        repeat: '',
        identity: 'profile',
        name: '',
        workEmail: '',
        company: '',
        isAgreed: false,
      },
      onChange: nothing,
      problems: {},
      isRegistered: false,
      countries,
      cardField: null,
      isPending: false,
      onSubmit: nothing,
      ...sending,
      links: { login: '/login', terms: '/legal/terms', privacy: '/legal/privacy' },
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
      reported: null,
      onAgain: nothing,
    },
    TopupList: {
      t,
      workingDays: 1,
      rows: [
        {
          id: 1,
          date: say('3 Sep 2026', '2026 年 9 月 3 日'),
          coins: 500,
          gift: 40,
          state: 'pending',
          reference: 'R2026090301',
          reason: null,
        },
        {
          id: 2,
          date: say('1 Sep 2026', '2026 年 9 月 1 日'),
          coins: 50,
          gift: 0,
          state: 'confirmed',
          reference: 'R2026090101',
          reason: null,
        },
        {
          id: 3,
          date: say('30 Aug 2026', '2026 年 8 月 30 日'),
          coins: 100,
          gift: 5,
          state: 'rejected',
          reference: 'R2026083001',
          reason: say('No such transfer', '未查到该笔转账'),
        },
      ],
    },
    TransactionsTable: {
      t,
      rows: [
        {
          id: 3,
          time: say('3 Sep 2026, 14:30', '2026 年 9 月 3 日 14:30'),
          kind: 'purchase',
          info: title,
          points: 0,
          balance: 506,
          giftPoints: -38,
          giftBalance: 2,
        },
        {
          id: 2,
          time: say('3 Sep 2026, 10:00', '2026 年 9 月 3 日 10:00'),
          kind: 'topup_gift',
          info: 'R2026090301',
          points: 0,
          balance: 506,
          giftPoints: 40,
          giftBalance: 40,
        },
        {
          id: 1,
          time: say('3 Sep 2026, 10:00', '2026 年 9 月 3 日 10:00'),
          kind: 'topup',
          info: 'R2026090301',
          points: 500,
          balance: 506,
          giftPoints: 0,
          giftBalance: 0,
        },
      ],
    },
    VipPlans: {
      t,
      currentLevel: 0,
      yuanPerCoin,
      onBuy: nothing,
      plans: [
        {
          id: 1,
          level: 1,
          name: 'VIP',
          price: 198,
          originalPrice: 238,
          days: 180,
          rights: [say('Reads VIP articles without paying for each', '畅读 VIP 文章')],
        },
        {
          id: 2,
          level: 2,
          name: 'VIP Plus',
          price: 598,
          originalPrice: null,
          days: 180,
          rights: [
            say('Reads every VIP article', '畅读全部 VIP 文章'),
            say('A service contact of their own', '专属服务联系人'),
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
        { value: 'phone', label: say('Phone', '手机') },
        { value: 'email', label: say('E-mail', '邮箱') },
      ],
      sourceTypes: [
        { value: 'colleague', label: say('A colleague', '同事推荐') },
        { value: 'event', label: say('An event', '活动') },
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
