import type { Translated } from '../../createTranslate.ts';
import type { common as source } from '../en/common.ts';

export const common: Translated<typeof source> = {
  brand: 'Rostra 讲坛',
  retry: '重试',
  loading: '加载中',
};
