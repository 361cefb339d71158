import { registerProducts } from '#modules/products/index.ts';
import { visitorAnswer } from '#platform/http/VisitorAnswer.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { vipRoutes } from './routes.ts';
import { notifyVipGranted } from './notifyVipGranted.ts';
import { vipProduct } from './vipProduct.ts';

export { vipTimeline } from './vipTimeline.ts';
export type { VipStatus } from './vipTimeline.ts';
export { vipStatusOf } from './vipStatusOf.ts';

registerProducts(vipProduct);

export const vip = defineModule({
  name: 'vip',
  routes: vipRoutes,
  subscriptions: [notifyVipGranted],
  // Plans and packs are part of the program.
  visitorAnswers: [visitorAnswer('getUsersServiceList', [], false)],
});
