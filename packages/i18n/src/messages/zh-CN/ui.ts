import type { Translated } from '../../createTranslate.ts';
import type { ui as source } from '../en/ui.ts';

export const ui: Translated<typeof source> = {
  close: '关闭',
};
