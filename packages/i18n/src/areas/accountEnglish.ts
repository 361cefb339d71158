import { auth } from '../messages/en/auth.ts';
import { pay } from '../messages/en/pay.ts';
import { recharge } from '../messages/en/recharge.ts';
import { personalCenter } from '../messages/en/personalCenter.ts';

/** Texts of the screens about account and money, which come with the first of them. */
export const accountTexts = { auth, pay, recharge, personalCenter } as const;
