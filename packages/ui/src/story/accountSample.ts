import type { Locale } from '@rostra/i18n';
import { paymentSample } from './paymentSample.ts';
import type { PaymentSample } from './paymentSample.ts';
import { personalCenterSample } from './personalCenterSample.ts';
import type { PersonalCenterSample } from './personalCenterSample.ts';
import { rechargeSample } from './rechargeSample.ts';
import type { RechargeSample } from './rechargeSample.ts';
import { signInSample } from './signInSample.ts';
import type { SignInSample } from './signInSample.ts';

/** The minimal props of each component of account and money, in one language. */
export type AccountSample = SignInSample & PaymentSample & RechargeSample & PersonalCenterSample;

/** Returns the samples of the account's screens together: each component's props under its name. */
export const accountSample = (locale: Locale): AccountSample => ({
  ...signInSample(locale),
  ...paymentSample(locale),
  ...rechargeSample(locale),
  ...personalCenterSample(locale),
});
