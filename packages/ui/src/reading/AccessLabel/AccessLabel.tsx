import { formatCoins } from '@rostra/i18n';
import { Icon } from '../../foundations/Icon/index.ts';
import { Check, Lock } from '../../icons.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AccessLabel.css.ts';

/** How the reader gets access to the full text; `free_by_right` is by VIP or purchase (CONT-07). */
export type ContentAccess = 'free' | 'free_by_right' | 'limited_free' | 'vip' | 'price';

export interface AccessLabelProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** How this reader gets access, as computed by the server. */
  access: ContentAccess;
  /** Coins; shown with `price`. */
  currentPrice?: number | null | undefined;
  /** Original price in coins; struck through if higher. */
  originalPrice?: number | null | undefined;
}

/** Shows what opening a text costs this reader, as a word or a price. */
export function AccessLabel({ t, access, currentPrice, originalPrice, ...root }: AccessLabelProps) {
  const locale = useUiLocale();
  const word = t(`search.access.${access}`);
  if (access === 'vip')
    return (
      <Tag {...root} tone="vip">
        {word}
      </Tag>
    );
  if (access === 'price' && typeof currentPrice === 'number')
    return (
      <span {...rootProps(root, styles.label({ tone: 'plain' }))}>
        <Icon icon={Lock} size="sm" label={word} />
        {typeof originalPrice === 'number' && originalPrice > currentPrice && (
          <s className={styles.before}>
            <VisuallyHidden>{`${t('article.pay.price.was')} `}</VisuallyHidden>
            <span>{formatCoins(originalPrice, locale)}</span>
          </s>
        )}
        <span>{formatCoins(currentPrice, locale)}</span>
      </span>
    );
  const isRight = access === 'free_by_right';
  return (
    <span {...rootProps(root, styles.label({ tone: isRight ? 'success' : 'plain' }))}>
      {isRight && <Icon icon={Check} size="sm" />}
      <span>{word}</span>
    </span>
  );
}
