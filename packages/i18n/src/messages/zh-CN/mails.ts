import type { Translated } from '../../createTranslate.ts';
import type { mails as source } from '../en/mails.ts';
/** Mails and short messages; see areas/server.ts. */
export const mails: Translated<typeof source> = {
  brand: 'Rostra 讲坛',
};
