import { about } from '../messages/en/about.ts';
import { auth } from '../messages/en/auth.ts';
import { pay } from '../messages/en/pay.ts';
import { recharge } from '../messages/en/recharge.ts';
import { personalCenter } from '../messages/en/personalCenter.ts';
import { registration } from '../messages/en/registration.ts';

/**
 * All texts about account, money, attendance and the site itself. For the server, stories and tests;
 * browsers load them by area.
 */
export const accountTexts = {
  about,
  auth,
  pay,
  recharge,
  personalCenter,
  registration,
} as const;
