import { formatAmount, formatCoins, formatYuan } from '@rostra/i18n';
import { CircleAlert } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as field from '../../forms/Field/Field.css.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Tag } from '../../status/Tag/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import * as styles from './AmountPicker.css.ts';

/** The value of the option with a custom amount. */
export const OTHER_AMOUNT = 'other';

export interface AmountPickerProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Amounts to choose from, in coins, each with its gift. */
  amounts: readonly { coins: number; gift: number }[];
  /** An amount as text, or `other`. */
  value: string;
  /** Called when a tile is selected, with its coins as text or `OTHER_AMOUNT`. */
  onChange: (value: string) => void;
  /** The text of the custom amount field. */
  other: string;
  /** Gets the text on each change; the app parses and checks it. */
  onOtherChange: (other: string) => void;
  /** Minimum coins, shown beside the custom amount; not enforced here. */
  min: number;
  /** Maximum coins, shown beside the custom amount; not enforced here. */
  max: number;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** The amount's problem, shown at the custom field if it is open, otherwise under the tiles. */
  problem?: string | undefined;
}

/** Top-up amounts as tiles with their gift, and a field for a custom amount. */
export function AmountPicker(props: AmountPickerProps) {
  const { t, amounts, value, yuanPerCoin, problem } = props;
  const locale = useUiLocale();
  const whole = (coins: number): string => formatCoins(coins, locale, { isWhole: true });
  const limits = { min: formatAmount(props.min, locale), max: formatCoins(props.max, locale) };
  const range = t('recharge.topup.range', limits);
  return (
    <div {...rootProps(props, styles.root)}>
      <RadioGroup
        aria-label={t('recharge.topup.amount')}
        className={styles.grid}
        value={value}
        onChange={props.onChange}
      >
        {amounts.map(({ coins, gift }) => (
          <Radio key={coins} value={String(coins)} className={styles.plate}>
            <span className={styles.amount}>{whole(coins)}</span>
            <span className={styles.yuan}>{formatYuan(coins * yuanPerCoin, locale)}</span>
            {gift > 0 && (
              <span className={styles.gift}>
                <Tag tone="vip">{t('recharge.topup.gift', { gift: whole(gift) })}</Tag>
              </span>
            )}
          </Radio>
        ))}
        <Radio value={OTHER_AMOUNT} className={styles.plate}>
          <span className={styles.otherAmount}>{t('recharge.topup.other')}</span>
          <span className={styles.yuan}>{range}</span>
        </Radio>
      </RadioGroup>
      {value === OTHER_AMOUNT ? (
        <TextField
          label={t('recharge.topup.otherLabel')}
          inputMode="decimal"
          hint={range}
          value={props.other}
          onChange={props.onOtherChange}
          isRequired
          requiredMessage={t('recharge.topup.amountInvalid', limits)}
          errorMessage={problem}
        />
      ) : (
        problem !== undefined && (
          <p role="alert" className={field.problem}>
            <Icon icon={CircleAlert} size="sm" />
            <span>{problem}</span>
          </p>
        )
      )}
    </div>
  );
}
