import {
  CODE_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PAYMENT_PASSWORD_LENGTH,
} from '@rostra/contract';
import { plainFigures } from '@rostra/i18n/input';

/** The figures of a code as typed or pasted (I18N-19). */
export const isCode = (text: string): boolean =>
  new RegExp(`^\\d{${CODE_LENGTH}}$`).test(plainFigures(text));

/** Exactly six figures. */
export const isPaymentPassword = (text: string): boolean =>
  new RegExp(`^\\d{${PAYMENT_PASSWORD_LENGTH}}$`).test(plainFigures(text));

/** A password that meets every rule shown (AUTH-14). */
export const isNewPassword = (text: string): boolean =>
  text.length >= PASSWORD_MIN_LENGTH &&
  text.length <= PASSWORD_MAX_LENGTH &&
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]+$/.test(text);
