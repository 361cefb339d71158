import { eq } from 'drizzle-orm';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { centsFromCoins, topupGiftFor } from '@rostra/contract';
import type { ProductType } from '@rostra/contract';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { claimFile, storeFile } from '#modules/files/index.ts';
import { requireProduct } from '#modules/products/index.ts';
import { credit } from '#modules/ledger/index.ts';
import { openOrder, payOrder } from '#modules/orders/index.ts';
import { bankReferenceColumns, creditTopup, TOPUP_SUBJECT } from '#modules/topups/index.ts';
import { topups } from '#modules/topups/tables.ts';
import { demoOrganizationIds, demoPeopleIds } from './people.ts';
import { demoSlip } from './moneySlip.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts of the server as they were some days ago. */
function daysAgo(deps: Deps, days: number): Deps {
  const at = new Date(deps.clock.now().getTime() - days * DAY_MS);
  return { ...deps, clock: new SettableClock(at) };
}

interface Topup {
  userId: number;
  coins: number;
  reference: string;
  slip: string;
}

async function writeTopup(tx: Transaction, deps: Deps, topup: Topup) {
  const [row] = await tx
    .insert(topups)
    .values({
      userId: topup.userId,
      cents: centsFromCoins(topup.coins),
      giftCents: centsFromCoins(topupGiftFor(topup.coins)),
      state: 'pending',
      reference: topup.reference,
      slipUrl: topup.slip,
      createdAt: deps.clock.now(),
    })
    .returning();
  if (row === undefined) throw new Error('A demo top-up was not written.');
  return row;
}

async function confirmTopup(
  tx: Transaction,
  deps: Deps,
  staffId: number,
  topup: Topup,
): Promise<void> {
  const row = await writeTopup(tx, deps, topup);
  await tx
    .update(topups)
    .set({
      state: 'confirmed',
      ...bankReferenceColumns(`DEMO-${topup.reference}`),
      decidedAt: deps.clock.now(),
      decidedBy: staffId,
    })
    .where(eq(topups.id, row.id));
  const actor = { kind: 'staff', id: staffId } as const;
  await creditTopup(tx, deps, row, actor);
  await recordAuditAndEvent(tx, deps, {
    actor,
    action: 'topup.confirm',
    subject: { type: 'topup', id: row.id },
    before: { state: 'pending' },
    after: { state: 'confirmed' },
    event: { name: 'topup.confirmed', payload: { userId: topup.userId } },
  });
}

async function purchase(
  tx: Transaction,
  deps: Deps,
  viewer: Viewer,
  type: ProductType,
  id: number,
): Promise<void> {
  if (viewer.userId === undefined) throw new Error('Only users buy.');
  const now = deps.clock.now();
  const product = await requireProduct({ ...deps, db: tx }, type, id, { viewer, now, lock: true });
  const order = await openOrder(tx, deps, viewer.userId, product);
  const payer = { type: 'User', id: viewer.userId } as const;
  await payOrder(tx, deps, order, product, { paidWith: 'balance', payer });
}

/** Pack 1 can be used at once, pack 2 after three days. */
const USABLE_PACK = 1;
const WAITING_PACK = 2;
const FIRST_PLAN = 1;

/**
 * Writes the demo's money once: `member` with balance, gift, a card that can be used and a top-up
 * that waits; `vip` with a membership; `certified` with an organization's balance and a card that can
 * be used in three days; `poor` with nothing.
 */
export async function loadMoney(deps: Deps): Promise<void> {
  const people = await demoPeopleIds(deps.db);
  const organizations = await demoOrganizationIds(deps.db);
  const done = await deps.db.$count(topups, eq(topups.userId, people.member));
  if (done > 0) return;
  const [member, vip, certified] = await Promise.all([
    viewerOfUser(deps, people.member, 'zh-CN'),
    viewerOfUser(deps, people.vip, 'zh-CN'),
    viewerOfUser(deps, people.certified, 'en'),
  ]);
  const slip = (uploaderId: number) => storeFile(deps, demoSlip(uploaderId));
  const slips = {
    member: await slip(people.member),
    waiting: await slip(people.member),
    vip: await slip(people.vip),
    certified: await slip(people.certified),
  };
  await inTransaction(deps, async (tx) => {
    const { staff } = people;
    const topup = (days: number, userId: number, coins: number, reference: string, file: string) =>
      confirmTopup(tx, daysAgo(deps, days), staff, { userId, coins, reference, slip: file });

    await topup(40, people.member, 100, 'R2026101201', slips.member);
    await purchase(tx, daysAgo(deps, 39), member, 'PpvPack', USABLE_PACK);
    await topup(12, people.member, 500, 'R2026110901', slips.member);
    const open = await writeTopup(tx, daysAgo(deps, 1), {
      userId: people.member,
      coins: 200,
      reference: 'R2026112001',
      slip: slips.waiting,
    });
    const subject = { type: TOPUP_SUBJECT, id: open.id };
    await claimFile(tx, slips.waiting, { uploaderId: people.member, kind: 'document', subject });

    await topup(31, people.vip, 500, 'R2026102101', slips.vip);
    await purchase(tx, daysAgo(deps, 30), vip, 'VipPlan', FIRST_PLAN);

    await topup(5, people.certified, 100, 'R2026111601', slips.certified);
    await purchase(tx, deps, certified, 'PpvPack', WAITING_PACK);
    const organization = { type: 'Organization', id: organizations.northgate } as const;
    await credit(tx, daysAgo(deps, 20), organization, 'COIN', centsFromCoins(1000), {
      kind: 'adjust',
      ref: { type: 'demo', id: 'northgate' },
      actor: { kind: 'staff', id: staff },
    });
  });
}
