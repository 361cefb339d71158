import { formatAmount, formatCoins, formatYuan } from '@rostra/i18n';
import { CircleAlert } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Tag } from '../Tag/index.ts';
import { TextField } from '../TextField/index.ts';
import { useUiLocale } from '../TextProvider/index.ts';
import * as styles from './AmountPicker.css.ts';

/** Stands for an amount that the reader types. */
export const OTHER_AMOUNT = 'other';

export interface AmountPickerProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Amounts to choose from, in coins, each with the gift that comes with it. */
  amounts: readonly { coins: number; gift: number }[];
  /** An amount as text, or `other`. */
  value: string;
  /** Called for a plate: its coins as text, or `OTHER_AMOUNT`. */
  onChange: (value: string) => void;
  /** What is typed for another amount. */
  other: string;
  /** Gets the text as it is typed; the app reads and checks the number. */
  onOtherChange: (other: string) => void;
  /** Coins at least, said beside another amount; not enforced here. */
  min: number;
  /** Coins at most, said beside another amount; not enforced here. */
  max: number;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** What is wrong with the amount: at the field while another is typed, else under the plates. */
  problem?: string | undefined;
}

/** Amounts of a top-up as plates, with their gift, and a field for any other one. */
export function AmountPicker(props: AmountPickerProps) {
  const { t, amounts, value, yuanPerCoin, problem } = props;
  const locale = useUiLocale();
  const whole = (coins: number): string => formatCoins(coins, locale, { isWhole: true });
  const range = t('recharge.topup.range', {
    min: formatAmount(props.min, locale),
    max: formatCoins(props.max, locale),
  });
  return (
    <div className={styles.root}>
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
