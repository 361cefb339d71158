import type { Data } from '@rostra/contract';
import type { PpvPackOffer } from '@rostra/ui/PpvPacks';
import type { VipPlanOffer } from '@rostra/ui/VipPlans';

type Offers = Data<'getUsersServiceList'>;
type NameOf = (row: Offers['vip_plans'][number] | Offers['ppv_packs'][number]) => string;

/** Maps plans and packs to their screen's view. */
export function offersOf(
  { vip_plans: plans, ppv_packs: packs }: Offers,
  name: NameOf,
  textOf: (right: { sc_text: string; en_text: string }) => string,
): { plans: VipPlanOffer[]; packs: PpvPackOffer[] } {
  return {
    plans: plans.map((plan) => ({
      id: plan.id,
      level: plan.level,
      name: name(plan),
      price: plan.current_price,
      originalPrice: plan.original_price,
      days: plan.days,
      rights: plan.rights.map(textOf),
    })),
    packs: packs.map((pack) => ({
      id: pack.id,
      name: name(pack),
      price: pack.current_price,
      originalPrice: pack.original_price,
      quota: pack.quota,
      uptimeDays: pack.uptime_days,
      article: pack.article,
      live: pack.live,
    })),
  };
}
