import { common } from '../messages/en/common.ts';
import { personalCenter } from '../messages/en/personalCenter.ts';
import { recharge } from '../messages/en/recharge.ts';
import { pay } from '../messages/en/pay.ts';
import { auth } from '../messages/en/auth.ts';

/** Every text of the web app in English; one language travels to a reader, never both. */
export const texts = { common, auth, pay, recharge, personalCenter } as const;
