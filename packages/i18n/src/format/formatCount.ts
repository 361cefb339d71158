import type { Locale } from '../locale.ts';

/** Counts above this are shortened (platform §9). */
export const SHORT_COUNT_ABOVE = 10_000;

/** Cut, not rounded, so that a count is never shown as more than it is. */
const oneDecimal = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/**
 * A count for display: up to 10,000 in full with its comma, above it `12.3W+` in Chinese (units of ten thousand),
 * `123.4K+` or `1.2M+` in English (decisions, I18N-12).
 */
export const formatCount = (count: number, locale: Locale): string => {
  if (count <= SHORT_COUNT_ABOVE) return count.toLocaleString('en');
  if (locale === 'zh-CN') return `${oneDecimal(count / 10_000)}W+`;
  if (count < 1_000_000) return `${oneDecimal(count / 1000)}K+`;
  return `${oneDecimal(count / 1_000_000)}M+`;
};
