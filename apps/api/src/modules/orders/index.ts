import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { orders as table } from './tables.ts';
import { expireOrder, sweepOrders } from './expireOrders.ts';
import { orderRoutes } from './routes.ts';
import { buyerEvents, mailBuyer } from './notifyBuyer.ts';

export { holdOrder, openOrder, releaseOrder } from './openOrder.ts';
export { paidOrdersOf } from './ordersOf.ts';
export { payOrder } from './payOrder.ts';
export { refundOrder } from './refundOrder.ts';
export { toOrderResponse } from './toOrderResponse.ts';

export const orders = defineModule({
  name: 'orders',
  routes: orderRoutes,
  jobs: [expireOrder, sweepOrders, mailBuyer],
  auditSubjects: [
    {
      type: 'order',
      id: table.id,
      name: { sc: table.scTitle, tc: table.tcTitle, en: table.enTitle },
    },
  ],
  ownData: [keepRows(table.userId)],
  notifications: noticesOf('payments', ['orderPaid', 'orderRefunded']),
  subscriptions: buyerEvents,
});
