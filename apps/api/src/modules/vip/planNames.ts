import { serverText } from '@rostra/i18n/server';
import type { LocalizedText } from '#modules/products/index.ts';
import type { VipPlan } from './plans.ts';

const english = serverText('en');
const chinese = serverText('zh-CN');

/** Returns a plan's name in each script. */
export function planName({ level }: Pick<VipPlan, 'level'>): LocalizedText {
  const key = `money.vipPlan.p${level}.name` as const;
  return { sc: chinese(key), tc: null, en: english(key) };
}

const RIGHTS = {
  1: ['articles', 'meetings'],
  2: ['plusArticles', 'meetings', 'service'],
} as const;

/**
 * Returns the duration and benefits of a plan in one text of each script, for the payment screen.
 */
export function planSummary({ level, days }: Pick<VipPlan, 'level' | 'days'>): LocalizedText {
  const summary = (text: typeof english): string => {
    const rights = RIGHTS[level].map((right) => text(`money.vipRight.${right}`));
    return text('money.vipPlan.summary', { days, rights: rights.join(text('money.vipPlan.and')) });
  };
  return { sc: summary(chinese), tc: null, en: summary(english) };
}

/** Returns the benefits of a plan in both languages. */
export function planRights({ level }: Pick<VipPlan, 'level'>): {
  sc_text: string;
  en_text: string;
}[] {
  return RIGHTS[level].map((right) => {
    const key = `money.vipRight.${right}` as const;
    return { sc_text: chinese(key), en_text: english(key) };
  });
}
