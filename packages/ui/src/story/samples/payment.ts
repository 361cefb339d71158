import type { Locale } from '@rostra/i18n';
import type { CardUsePanelProps } from '../../money/CardUsePanel/index.ts';
import type { PayerPickerProps } from '../../money/PayerPicker/index.ts';
import type { PaymentPanelProps } from '../../money/PaymentPanel/index.ts';
import type { PaymentPasswordSetupProps } from '../../money/PaymentPasswordSetup/index.ts';
import { castIn } from './cast/index.ts';
import { nothing, yuanPerCoin, sampleWords } from './words.ts';

/** The minimal props of the components of the payment screens, in one language. */
export interface PaymentSample {
  CardUsePanel: CardUsePanelProps;
  PayerPicker: PayerPickerProps;
  PaymentPanel: PaymentPanelProps;
  PaymentPasswordSetup: PaymentPasswordSetupProps;
}

/** Invented props in the language asked for. */
export function paymentSample(locale: Locale): PaymentSample {
  const { t, localized } = sampleWords(locale);
  const sending = { onSendCode: nothing, isSendingCode: false, codeWait: 0 };
  const password = {
    paymentPassword: '',
    repeat: '',
    confirmBy: 'password' as const,
    password: '',
    code: '',
  };
  const payers = [
    { key: 'own', name: t('pay.payer.own'), total: 546, gift: 40 },
    { key: 'org', name: castIn(locale).companies.northgate.name, total: 8600, gift: 0 },
  ];
  const setup = { t, values: password, onChange: nothing, problems: {}, ...sending };
  return {
    CardUsePanel: {
      t,
      cards: [
        { id: 1, name: localized('Five articles', '五篇文章'), balance: 5, quota: 5, waitMs: 0 },
        {
          id: 2,
          name: localized('Five articles after 3 days', '五篇文章（3 天后可用）'),
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
  };
}
