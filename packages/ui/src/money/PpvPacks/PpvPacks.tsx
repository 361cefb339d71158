import { formatCoins } from '@rostra/i18n';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Ticket } from '../../icons.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { kindsOf } from './kindsOf.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PpvPacks.css.ts';

/** A pack of pay-per-view uses on offer. */
export interface PpvPackOffer {
  id: number;
  name: string;
  price: number;
  originalPrice: number | null;
  /** The number of uses in the pack. */
  quota: number;
  /** Days from purchase until usable. */
  uptimeDays: number;
  article: boolean;
  live: boolean;
}

export interface PpvPacksProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In the order to show; prices in coins. */
  packs: readonly PpvPackOffer[];
  /** Called on the button of a pack; the app leads to the payment. */
  onPurchase: (pack: PpvPackOffer) => void;
}

const uptimeText = (t: ScreenText, days: number): string => {
  if (days === 1) return t('recharge.packs.uptimeOne');
  return days > 0 ? t('recharge.packs.uptime', { days }) : t('recharge.packs.uptimeNow');
};

/** Packs of pay-per-view cards, one per row: uses, content, start of validity, price. */
export function PpvPacks({ t, packs, onPurchase, ...root }: PpvPacksProps) {
  const locale = useUiLocale();
  return (
    <ul {...rootProps(root, styles.list)}>
      {packs.map((pack) => (
        <li key={pack.id} className={styles.row}>
          <span className={styles.icon}>
            <Icon icon={Ticket} />
          </span>
          <div className={styles.words}>
            <h3 className={styles.name}>{pack.name}</h3>
            <p className={styles.meta}>
              {[
                pack.quota === 1
                  ? t('recharge.packs.quotaOne')
                  : t('recharge.packs.quota', { quota: pack.quota }),
                kindsOf(t, pack),
                uptimeText(t, pack.uptimeDays),
              ].join(' · ')}
            </p>
          </div>
          <div className={styles.price}>
            <span className={styles.amount}>{formatCoins(pack.price, locale)}</span>
            {pack.originalPrice !== null && pack.originalPrice > pack.price && (
              <s className={styles.meta}>{formatCoins(pack.originalPrice, locale)}</s>
            )}
            <span className={styles.meta}>
              {t('recharge.packs.each', { price: formatCoins(pack.price / pack.quota, locale) })}
            </span>
          </div>
          <Button
            emphasis="outline"
            tone="neutral"
            onPress={() => onPurchase(pack)}
            aria-label={`${t('recharge.packs.purchase')} ${pack.name}`}
          >
            {t('recharge.packs.purchase')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
