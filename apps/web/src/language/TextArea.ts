/**
 * Areas of texts that load together, besides those of the shell: one file of `packages/i18n` for each
 * language. A screen names the areas that it reads.
 */
export const textAreas = [
  'about',
  'auth',
  'liveScreens',
  'pay',
  'personalCenter',
  'reading',
  'recharge',
  'registration',
] as const;

export type TextArea = (typeof textAreas)[number];
