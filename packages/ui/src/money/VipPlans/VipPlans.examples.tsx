import { VipPlans } from '@rostra/ui/VipPlans';
import type { VipPlanOffer, VipPlansProps } from '@rostra/ui/VipPlans';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').VipPlans;
const plans = sample.plans.slice(0, 1);

/** Name a right by what the reader can do. */
export const Do = () => <VipPlans {...sample} plans={plans} />;

/** Praise the plan instead of naming its rights. */
export const Dont = () => (
  <VipPlans
    {...sample}
    plans={plans.map((plan) => ({ ...plan, rights: ['An unrivaled premium experience'] }))}
  />
);

/** Leads from a plan to its payment; VIP users read other words by their level. */
export const Example = ({
  openPayment,
  ...offer
}: Pick<VipPlansProps, 't' | 'plans' | 'currentLevel' | 'until'> & {
  openPayment: (plan: VipPlanOffer) => void;
}) => <VipPlans {...offer} yuanPerCoin={6.8} onPurchase={openPayment} />;
