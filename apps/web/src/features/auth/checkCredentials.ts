import {
  CODE_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PAYMENT_PASSWORD_LENGTH,
} from '@rostra/contract';
import { plainFigures } from '@rostra/i18n/input';

/** Returns the digits of a typed or pasted code (I18N-19). */
export const isCode = (text: string): boolean =>
  new RegExp(`^\\d{${CODE_LENGTH}}$`).test(plainFigures(text));

/** Checks for exactly six digits. */
export const isPaymentPassword = (text: string): boolean =>
  new RegExp(`^\\d{${PAYMENT_PASSWORD_LENGTH}}$`).test(plainFigures(text));

/** Checks a password against every rule shown (AUTH-14). */
export const isNewPassword = (text: string): boolean =>
  text.length >= PASSWORD_MIN_LENGTH &&
  text.length <= PASSWORD_MAX_LENGTH &&
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]+$/.test(text);
