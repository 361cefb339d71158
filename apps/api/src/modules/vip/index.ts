export { vipStatusOf } from './vipStatusOf.ts';
export type { VipStatus } from './vipTimeline.ts';
export { VIP_PLANS } from './plans.ts';
