import { coinsFromCents } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { PPV_PACKS, packTexts } from '#modules/cards/index.ts';
import { grantVip } from './grantVip.ts';
import { planName, planRights } from './planNames.ts';
import { VIP_PLANS } from './plans.ts';

const coinsOrNull = (cents: number | null): number | null =>
  cents === null ? null : coinsFromCents(cents);

const names = (text: { sc: string | null; tc: string | null; en: string | null }) => ({
  sc_name: text.sc,
  tc_name: text.tc,
  en_name: text.en,
});

/** Mounts the list of offers (PAY-08) and the trial grants by staff. */
export function vipRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getUsersServiceList', () => ({
    vip_plans: VIP_PLANS.map((plan) => ({
      id: plan.id,
      level: plan.level,
      ...names(planName(plan)),
      current_price: coinsFromCents(plan.price),
      original_price: coinsOrNull(plan.originalPrice),
      days: plan.days,
      rights: planRights(plan),
    })),
    ppv_packs: PPV_PACKS.map((pack) => ({
      id: pack.id,
      ...names(packTexts(pack.id).name),
      current_price: coinsFromCents(pack.price),
      original_price: coinsOrNull(pack.originalPrice),
      quota: pack.quota,
      uptime_days: pack.uptimeDays,
      article: pack.article,
      live: pack.live,
    })),
  }));
  registerRoute(app, 'postStaffVipGrant', (call) => grantVip(deps, call));
}
