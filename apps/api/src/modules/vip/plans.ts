import { VIP_DAYS } from '@rostra/contract';

/** A VIP plan on offer; prices in cents. Names and rights are texts of i18n, `money.vipPlan`. */
export interface VipPlan {
  id: number;
  level: 1 | 2;
  price: number;
  originalPrice: number | null;
  days: number;
}

/** The plans on offer. A plan's ID is never reused. */
export const VIP_PLANS: readonly VipPlan[] = [
  { id: 1, level: 1, price: 19_800, originalPrice: 23_800, days: VIP_DAYS },
  { id: 2, level: 2, price: 59_800, originalPrice: null, days: VIP_DAYS },
];
