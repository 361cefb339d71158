import { formatCoins, formatYuan, isolate } from '@rostra/i18n';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Check } from '../../icons.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './VipPlans.css.ts';

/** A VIP plan on offer; names and rights in the reader's language. */
export interface VipPlanOffer {
  id: number;
  level: number;
  name: string;
  price: number;
  originalPrice: number | null;
  days: number;
  rights: readonly string[];
}

export interface VipPlansProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In the order to show; prices in coins. */
  plans: readonly VipPlanOffer[];
  /** The reader's level now; 0 without VIP. VIP users read other words (PAY-76). */
  currentLevel: number;
  /** The day the membership ends, formatted, when there is one. */
  until?: string | undefined;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** Called for the button of a plan; the app leads to the payment. */
  onPurchase: (plan: VipPlanOffer) => void;
}

function actionKey(plan: VipPlanOffer, currentLevel: number) {
  if (currentLevel === 0) return 'recharge.vip.purchase';
  return plan.level > currentLevel ? 'recharge.vip.purchaseUpgrade' : 'recharge.vip.purchaseExtend';
}

/** VIP plans side by side: price, days, what is included; gold, since VIP is sold by gold alone. */
export function VipPlans({
  t,
  plans,
  currentLevel,
  until,
  yuanPerCoin,
  onPurchase,
  ...root
}: VipPlansProps) {
  const locale = useUiLocale();
  return (
    <div {...rootProps(root, styles.root)}>
      <p className={styles.lead}>
        {until === undefined
          ? t('recharge.vip.inviteNew')
          : t('recharge.vip.until', { date: until })}
      </p>
      <ul className={styles.list}>
        {plans.map((plan) => {
          const isCurrent = plan.level === currentLevel;
          const action = t(actionKey(plan, currentLevel));
          return (
            <li key={plan.id} className={styles.plan}>
              <div className={styles.head}>
                <h3 className={styles.name}>{plan.name}</h3>
                <span className={styles.level}>
                  {isCurrent
                    ? t('recharge.vip.yours')
                    : t('recharge.vip.level', { level: plan.level })}
                </span>
              </div>
              <div className={styles.body}>
                <p className={styles.price}>
                  <span>{formatCoins(plan.price, locale)}</span>
                  {plan.originalPrice !== null && plan.originalPrice > plan.price && (
                    <s className={styles.was}>
                      <span className={styles.hidden}>{`${t('pay.was')} `}</span>
                      <span>{formatCoins(plan.originalPrice, locale)}</span>
                    </s>
                  )}
                </p>
                <p className={styles.about}>
                  {[
                    t('recharge.balance.about', {
                      yuan: formatYuan(plan.price * yuanPerCoin, locale),
                    }),
                    t('recharge.vip.days', { days: plan.days }),
                  ].join(' · ')}
                </p>
                <ul className={styles.rights} aria-label={t('recharge.vip.rights')}>
                  {plan.rights.map((right) => (
                    <li key={right} className={styles.right}>
                      <Icon icon={Check} size="sm" />
                      <span>{right}</span>
                    </li>
                  ))}
                </ul>
                <div className={styles.foot}>
                  {isCurrent && until !== undefined && (
                    <p className={styles.about}>{t('recharge.vip.extend', { days: plan.days })}</p>
                  )}
                  <Button
                    tone="vip"
                    size="lg"
                    isFull
                    aria-label={`${action} · ${isolate(plan.name)}`}
                    onPress={() => onPurchase(plan)}
                  >
                    {action}
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
