import { formatCoins, formatYuan } from '@rostra/i18n';
import { useText, useUiLocale } from '../TextProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** In coins; 0 is shown as "Free". */
  coins: number;
  /** Yuan of one coin (`YUAN_PER_COIN` of the contract); without it no yuan are shown. */
  yuanPerCoin?: number | undefined;
  /** What it cost before, in coins, struck. */
  was?: number | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A price: coins with two decimals, then about how many yuan (UI-13). */
export function Price({ coins, yuanPerCoin, was, size = 'md' }: PriceProps) {
  const t = useText();
  const locale = useUiLocale();
  return (
    <span className={styles.price}>
      {was !== undefined && was > coins && (
        <s className={styles.was}>
          <VisuallyHidden>{t('price.was', { price: '' })}</VisuallyHidden>
          {formatCoins(was, locale)}
        </s>
      )}
      <span className={styles.amount({ size })}>
        {coins === 0 ? t('price.free') : formatCoins(coins, locale)}
      </span>
      {yuanPerCoin !== undefined && coins > 0 && (
        <span className={styles.about}>
          {t('price.about', { yuan: formatYuan(coins * yuanPerCoin, locale) })}
        </span>
      )}
    </span>
  );
}
