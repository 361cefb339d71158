import { eq } from 'drizzle-orm';
import type { ProductProvider } from '#modules/products/index.ts';
import { planName, planSummary } from './planNames.ts';
import { VIP_PLANS } from './plans.ts';
import { vipGrants } from './tables.ts';

const plan = (id: number) => VIP_PLANS.find((candidate) => candidate.id === id);

/** Sells VIP plans, which a user can buy repeatedly for themselves (PAY-05). */
export const vipProduct: ProductProvider = {
  type: 'VipPlan',
  orders: {
    kindText: 'money.mail.kind.VipPlan',
    refundText: 'refundRule.vip',
    movement: 'vip',
  },
  notFound: 'contentNotFound',
  read: (_db, id) => {
    const found = plan(id);
    if (found === undefined) return Promise.resolve(undefined);
    return Promise.resolve({
      type: 'VipPlan',
      id,
      key: `VipPlan:${id}`,
      repeatable: true,
      title: planName(found),
      summary: planSummary(found),
      path: '/vip_turn',
      price: found.price,
      originalPrice: found.originalPrice,
      cardFlag: null,
    });
  },
  deliver: async (tx, deps, sale) => {
    const sold = plan(sale.productId);
    if (sold === undefined) throw new Error(`There is no VIP plan ${sale.productId}.`);
    await tx.insert(vipGrants).values({
      userId: sale.userId,
      level: sold.level,
      days: sold.days,
      grantedAt: deps.clock.now(),
      source: 'purchase',
      orderId: sale.orderId,
    });
  },
  takeBack: async (tx, deps, sale) => {
    await tx
      .update(vipGrants)
      .set({ revokedAt: deps.clock.now() })
      .where(eq(vipGrants.orderId, sale.orderId));
  },
};
