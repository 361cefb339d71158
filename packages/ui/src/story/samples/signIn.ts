import type { Locale } from '@rostra/i18n';
import type { AccountCodeFieldProps } from '../../account/AccountCodeField/index.ts';
import type { AccountFieldProps } from '../../account/AccountField/index.ts';
import type { AccountFormProps } from '../../account/AccountForm/index.ts';
import type { AgreementFieldProps } from '../../account/AgreementField/index.ts';
import type { BrandPanelProps } from '../../account/BrandPanel/index.ts';
import type { FocusPickerProps } from '../../account/FocusPicker/index.ts';
import type { IprNoticeProps } from '../../account/IprNotice/index.ts';
import type { LoginFormProps } from '../../account/LoginForm/index.ts';
import type { NewPasswordFieldsProps } from '../../account/NewPasswordFields/index.ts';
import type { PasswordResetFormProps } from '../../account/PasswordResetForm/index.ts';
import type { SignUpFormProps } from '../../account/SignUpForm/index.ts';
import { castIn } from './cast/index.ts';
import { nothing, sampleWords } from './words.ts';

/**
 * The minimal props of the components of login, sign-up and the steps after them, in one language.
 */
export interface SignInSample {
  AccountCodeField: AccountCodeFieldProps;
  AccountField: AccountFieldProps;
  AccountForm: AccountFormProps;
  AgreementField: AgreementFieldProps;
  BrandPanel: BrandPanelProps;
  FocusPicker: FocusPickerProps;
  IprNotice: IprNoticeProps;
  LoginForm: LoginFormProps;
  NewPasswordFields: NewPasswordFieldsProps;
  PasswordResetForm: PasswordResetFormProps;
  SignUpForm: SignUpFormProps;
}

/** Invented props in the language asked for. */
export function signInSample(locale: Locale): SignInSample {
  const { t, localized } = sampleWords(locale);
  const { events } = castIn(locale);
  const sending = { onSendCode: nothing, isSendingCode: false, codeWait: 0 };
  const countries = [{ code: '+86', name: localized('Mainland China', '中国内地') }];
  const account = {
    kind: 'phone' as const,
    countryCode: '+86',
    phoneNumber: '138 5550 0142',
    email: '',
  };
  const form = {
    t,
    onChange: nothing,
    problems: {},
    countries,
    isPending: false,
    onSubmit: nothing,
    ...sending,
  };
  return {
    AccountCodeField: {
      label: t('auth.code.label'),
      values: { code: '' },
      onChange: nothing,
      problems: {},
      ...sending,
    },
    AccountField: {
      t,
      label: t('auth.account.kind'),
      values: account,
      onChange: nothing,
      countries,
    },
    AccountForm: {
      ...form,
      values: account,
      title: t('auth.login.title'),
      accountLabel: t('auth.account.kind'),
      children: null,
      submitText: t('auth.login.submit'),
    },
    AgreementField: {
      t,
      isSelected: false,
      onChange: nothing,
      links: { terms: '/legal/terms', privacy: '/legal/privacy' },
    },
    BrandPanel: {
      t,
      today: localized('Thu 3 Sep', '9 月 3 日 周四'),
      events: [
        {
          id: 1,
          time: '10:00',
          title: events.earnings.name,
          by: events.earnings.speaker,
          isLive: true,
        },
        {
          id: 2,
          time: '14:30',
          title: events.storageExpert.name,
          by: events.storageExpert.speaker,
          isLive: false,
        },
      ],
    },
    FocusPicker: {
      label: t('auth.focus.industries'),
      options: [
        localized('Energy storage', '储能'),
        localized('Shipping', '航运'),
        localized('Semiconductors', '半导体'),
      ].map((name, index) => ({ id: index + 1, name })),
      value: [2],
      onChange: nothing,
    },
    IprNotice: { t, version: '20250415', isPending: false, onConfirm: nothing, onLogOut: nothing },
    LoginForm: {
      ...form,
      values: { ...account, method: 'password', password: '', code: '', isAgreed: false },
      links: {
        forgot: '/forgotPassword',
        signup: '/signup',
        terms: '/legal/terms',
        privacy: '/legal/privacy',
      },
    },
    NewPasswordFields: {
      t,
      label: t('auth.password.label'),
      values: { password: 'Abcd', repeat: '' },
      onChange: nothing,
      problems: {},
    },
    PasswordResetForm: {
      ...form,
      values: { ...account, code: '', password: 'Abcd', repeat: '' },
    },
    SignUpForm: {
      ...form,
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
      isRegistered: false,
      cardField: null,
      links: { login: '/login', terms: '/legal/terms', privacy: '/legal/privacy' },
    },
  };
}
