import type { Locale } from '@rostra/i18n';
import { paymentSample } from './payment.ts';
import type { PaymentSample } from './payment.ts';
import { personalCenterSample } from './personalCenter.ts';
import type { PersonalCenterSample } from './personalCenter.ts';
import { rechargeSample } from './recharge.ts';
import type { RechargeSample } from './recharge.ts';
import { signInSample } from './signIn.ts';
import type { SignInSample } from './signIn.ts';

/** The minimal props of each component of account and money, in one language. */
export type AccountSample = SignInSample & PaymentSample & RechargeSample & PersonalCenterSample;

/** Returns the samples of the account's screens together: each component's props under its name. */
export const accountSample = (locale: Locale): AccountSample => ({
  ...signInSample(locale),
  ...paymentSample(locale),
  ...rechargeSample(locale),
  ...personalCenterSample(locale),
});
