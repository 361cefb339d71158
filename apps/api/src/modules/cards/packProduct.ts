import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#platform/errors/AppError.ts';
import type { ProductProvider } from '#modules/products/index.ts';
import { issueCard } from './issueCard.ts';
import { PPV_PACKS } from './packs.ts';
import { packTexts } from './packTexts.ts';
import { ppvCards } from './tables.ts';

/** Sells packs of pay-per-view uses: the card belongs to the payer. */
export const packProduct: ProductProvider = {
  type: 'PpvPack',
  orders: {
    kindText: 'money.mail.kind.PpvPack',
    refundText: 'refundRule.vip',
    movement: 'ppv_pack',
  },
  notFound: 'contentNotFound',
  read: (_db, id) => {
    const pack = PPV_PACKS.find((candidate) => candidate.id === id);
    if (pack === undefined) return Promise.resolve(undefined);
    const { name, summary } = packTexts(id);
    return Promise.resolve({
      type: 'PpvPack',
      id,
      key: `PpvPack:${id}`,
      repeatable: true,
      title: name,
      summary,
      path: '/recharge',
      price: pack.price,
      originalPrice: pack.originalPrice,
      cardFlag: null,
    });
  },
  deliver: async (tx, deps, sale) => {
    await issueCard(tx, {
      packId: sale.productId,
      owner: sale.payer,
      orderId: sale.orderId,
      at: deps.clock.now(),
    });
  },
  takeBack: async (tx, deps, sale) => {
    const taken = await tx
      .update(ppvCards)
      .set({ revokedAt: deps.clock.now() })
      .where(
        and(
          eq(ppvCards.orderId, sale.orderId),
          eq(ppvCards.balance, ppvCards.quota),
          isNull(ppvCards.revokedAt),
        ),
      )
      .returning({ id: ppvCards.id });
    // A use has opened something permanently, so the card cannot be returned.
    if (taken.length === 0) throw new AppError('orderNotRefundable');
  },
};
