import { about } from '../messages/en/about.ts';
import { auth } from '../messages/en/auth.ts';
import { pay } from '../messages/en/pay.ts';
import { recharge } from '../messages/en/recharge.ts';
import { personalCenter } from '../messages/en/personalCenter.ts';
import { registration } from '../messages/en/registration.ts';

/** Texts of the screens about account, money, taking part and the site itself, which come with the first of them. */
export const accountTexts = {
  about,
  auth,
  pay,
  recharge,
  personalCenter,
  registration,
} as const;
