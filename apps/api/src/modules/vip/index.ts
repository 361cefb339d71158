import { registerGoods } from '#modules/goods/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { vipRoutes } from './routes.ts';
import { tellVipGranted } from './tellVipGranted.ts';
import { vipGoods } from './vipGoods.ts';

export { vipTimeline } from './vipTimeline.ts';
export type { VipStatus } from './vipTimeline.ts';
export { vipStatusOf } from './vipStatusOf.ts';

registerGoods(vipGoods);

export const vip = defineModule({ name: 'vip', register: vipRoutes, events: [tellVipGranted] });
