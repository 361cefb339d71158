import { formatCoins } from '@rostra/i18n';
import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { RootProps } from '../../rootProps.ts';

/** A balance to pay from: the reader's own or an organization's. */
export interface Payer {
  key: string;
  name: string;
  /** Coins in all, and their share of gift balance. */
  total: number;
  gift: number;
}

export interface PayerPickerProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** In the order to show; a balance that is too small can be chosen, and shows its shortfall. */
  payers: readonly Payer[];
  /** The price in coins, used to show a shortfall. */
  price: number;
  /** The key of the chosen one. */
  value: string;
  /** Receives the key of the pressed one. */
  onChange: (key: string) => void;
}

/** The choice of the balance that pays; a shortfall is shown at the balance itself. */
export function PayerPicker({ t, payers, price, value, onChange, ...root }: PayerPickerProps) {
  const locale = useUiLocale();
  const coins = (amount: number): string => formatCoins(amount, locale);
  return (
    <RadioGroup
      {...root}
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
