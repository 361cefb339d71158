import type { CallOutput, ProductType } from '@rostra/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { orders } from './tables.ts';
import type { OrderRow } from './tables.ts';

interface Page {
  page: number;
  per_page: number;
}

async function pageOf(db: Database, where: SQL | undefined, query: Page) {
  const { limit, offset } = pageWindow(query);
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  return { rows: found, meta: pageMeta(query, counted?.total ?? 0) };
}

/** Returns a page of a user's orders, newest first, optionally of one product (PAY-55). */
export function ordersOf(
  db: Database,
  userId: number,
  query: CallOutput<'getOrders'>['query'],
): Promise<{ rows: OrderRow[]; meta: ReturnType<typeof pageMeta> }> {
  const where = and(
    eq(orders.userId, userId),
    query.goods_type === undefined ? undefined : eq(orders.productType, query.goods_type),
    query.goods_id === undefined ? undefined : eq(orders.productId, query.goods_id),
  );
  return pageOf(db, where, query);
}

/** Returns a page of the orders behind the products of a type that a user has now, newest first. */
export function paidOrdersOf(
  db: Database,
  userId: number,
  productType: ProductType,
  query: Page,
): Promise<{ rows: OrderRow[]; meta: ReturnType<typeof pageMeta> }> {
  const where = and(
    eq(orders.userId, userId),
    eq(orders.productType, productType),
    inArray(orders.state, ['paid']),
  );
  return pageOf(db, where, query);
}
