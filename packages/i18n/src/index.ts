export * from './countWords.ts';
export * from './createTranslate.ts';
export * from './format/formatCount.ts';
export * from './format/formatMoney.ts';
export * from './format/formatPercent.ts';
export * from './format/formatTime.ts';
export * from './locale.ts';
export * from './localized.ts';
