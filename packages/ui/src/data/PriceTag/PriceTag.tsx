import { formatCoins, formatYuan } from '@rostra/i18n';
import { useText, useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PriceTag.css.ts';

export interface PriceTagProps extends RootProps {
  /** In coins; 0 and the API's null are free. */
  coins: number | null;
  /** Yuan per coin (`YUAN_PER_COIN` of the contract); without it no yuan are shown. */
  yuanPerCoin?: number | undefined;
  /** The former price in coins, struck through. */
  was?: number | null | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A price: coins with two decimals, then the approximate yuan (UI-13). */
export function PriceTag({ coins, yuanPerCoin, was, size = 'md', ...root }: PriceTagProps) {
  const t = useText();
  const locale = useUiLocale();
  const cost = coins ?? 0;
  const isReduced = was !== undefined && was !== null && was > cost;
  return (
    <span {...rootProps(root, styles.price)}>
      {isReduced && (
        <s className={styles.was}>
          <VisuallyHidden>{t('price.was', { price: '' })}</VisuallyHidden>
          <span>{formatCoins(was, locale)}</span>
        </s>
      )}
      <span className={styles.amount({ size })}>
        {cost === 0 ? t('price.free') : formatCoins(cost, locale)}
      </span>
      {yuanPerCoin !== undefined && cost > 0 && (
        <span className={styles.about}>
          {t('price.about', { yuan: formatYuan(cost * yuanPerCoin, locale) })}
        </span>
      )}
    </span>
  );
}
