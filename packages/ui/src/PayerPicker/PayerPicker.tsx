import { formatCoins } from '@rostra/i18n';
import { RadioGroup } from '../RadioGroup/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Text } from '../Text/index.ts';
import { useUiLocale } from '../TextProvider/index.ts';

/** A balance to pay from: the reader's own or an organization's. */
export interface Payer {
  key: string;
  name: string;
  /** Coins in all, and the part of it that is gift balance. */
  total: number;
  gift: number;
}

export interface PayerPickerProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In the order to show; balances that are too small can be chosen, and say what is short. */
  payers: readonly Payer[];
  /** Coins to pay, to say what is short. */
  price: number;
  /** The key of the chosen one. */
  value: string;
  /** Gets the key of the one pressed. */
  onChange: (key: string) => void;
}

/** Which balance pays; what is short is said at the balance itself. */
export function PayerPicker({ t, payers, price, value, onChange }: PayerPickerProps) {
  const locale = useUiLocale();
  const coins = (amount: number): string => formatCoins(amount, locale);
  return (
    <RadioGroup
      look="boxed"
      label={t('pay.payer.label')}
      hint={payers.some(({ gift }) => gift > 0) ? t('pay.payer.enough') : undefined}
      value={value}
      onChange={onChange}
      options={payers.map(({ key, name, total, gift }) => ({
        value: key,
        label: name,
        note:
          gift > 0
            ? t('pay.payer.detail', { total: coins(total), gift: coins(gift) })
            : coins(total),
        end:
          total < price ? (
            <Text as="span" size="sm" tone="warning" weight="strong" isTabular>
              {t('pay.payer.short', { missing: coins(price - total) })}
            </Text>
          ) : undefined,
      }))}
    />
  );
}
