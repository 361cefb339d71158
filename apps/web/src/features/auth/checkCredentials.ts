import {
  CODE_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PAYMENT_PASSWORD_LENGTH,
  halfWidth,
} from '@rostra/contract';

/** Six figures, half or full width (AUTH-17, I18N-19). */
export const isCode = (text: string): boolean =>
  new RegExp(`^\\d{${CODE_LENGTH}}$`).test(halfWidth(text).trim());

/** Exactly six figures. */
export const isPaymentPassword = (text: string): boolean =>
  new RegExp(`^\\d{${PAYMENT_PASSWORD_LENGTH}}$`).test(halfWidth(text).trim());

/** Figures that are all alike, or go up or down by one: the first that anyone tries (AUTH-18). */
export function isWeakPaymentPassword(text: string): boolean {
  const figures = Array.from(halfWidth(text).trim(), Number);
  return [0, 1, -1].some((step) =>
    figures.every((figure, index) => index === 0 || figure - (figures[index - 1] ?? 0) === step),
  );
}

/** A password that meets every rule shown (AUTH-14). */
export const isNewPassword = (text: string): boolean =>
  text.length >= PASSWORD_MIN_LENGTH &&
  text.length <= PASSWORD_MAX_LENGTH &&
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]+$/.test(text);
