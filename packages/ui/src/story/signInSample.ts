import type { Locale } from '@rostra/i18n';
import type { AccountFieldProps } from '../AccountField/index.ts';
import type { AgreementFieldProps } from '../AgreementField/index.ts';
import type { BrandPanelProps } from '../BrandPanel/index.ts';
import type { FocusPickerProps } from '../FocusPicker/index.ts';
import type { IprNoticeProps } from '../IprNotice/index.ts';
import type { LoginFormProps } from '../LoginForm/index.ts';
import type { PasswordResetFormProps } from '../PasswordResetForm/index.ts';
import type { SignUpFormProps } from '../SignUpForm/index.ts';
import { nothing, sampleWords } from './sampleWords.ts';

/** What the components of log-in, sign-up and what follows them need at least, in one language. */
export interface SignInSample {
  AccountField: AccountFieldProps;
  AgreementField: AgreementFieldProps;
  BrandPanel: BrandPanelProps;
  FocusPicker: FocusPickerProps;
  IprNotice: IprNoticeProps;
  LoginForm: LoginFormProps;
  PasswordResetForm: PasswordResetFormProps;
  SignUpForm: SignUpFormProps;
}

/** Invented props in the language asked for. */
export function signInSample(locale: Locale): SignInSample {
  const { t, say } = sampleWords(locale);
  const sending = { onSendCode: nothing, isSendingCode: false, codeWait: 0 };
  const countries = [{ code: '+86', name: say('China', '中国') }];
  const account = {
    kind: 'phone' as const,
    countryCode: '+86',
    phoneNumber: '138 5550 0142',
    email: '',
  };
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
  };
}
