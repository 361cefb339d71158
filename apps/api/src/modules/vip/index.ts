import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { vipFact } from './grantsOfUserColumn.ts';
import { vipRoutes } from './routes.ts';
import { notifyVipGranted } from './notifyVipGranted.ts';
import { vipProduct } from './vipProduct.ts';

export { grantsOfUserColumn } from './grantsOfUserColumn.ts';
export { vipTimeline } from './vipTimeline.ts';
export type { VipStatus } from './vipTimeline.ts';
export { vipStatusOf } from './vipStatusOf.ts';

export const vip = defineModule({
  name: 'vip',
  routes: vipRoutes,
  products: [vipProduct],
  viewerFacts: [vipFact],
  notifications: noticesOf(null, ['vipGranted']),
  subscriptions: [notifyVipGranted],
});
