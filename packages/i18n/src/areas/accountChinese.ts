import { about } from '../messages/zh-CN/about.ts';
import { auth } from '../messages/zh-CN/auth.ts';
import { pay } from '../messages/zh-CN/pay.ts';
import { recharge } from '../messages/zh-CN/recharge.ts';
import { personalCenter } from '../messages/zh-CN/personalCenter.ts';
import { registration } from '../messages/zh-CN/registration.ts';
import type { Translated } from '../createTranslate.ts';
import type { accountTexts as source } from './accountEnglish.ts';

/** The same in Simplified Chinese. */
export const accountTexts: Translated<typeof source> = {
  about,
  auth,
  pay,
  recharge,
  personalCenter,
  registration,
};
