import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { vipGrants } from './tables.ts';
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
  ownData: [keepRows(vipGrants.userId, ['staffId', 'note'])],
  notifications: noticesOf(null, ['vipGranted']),
  subscriptions: [notifyVipGranted],
});
