import { Button } from '../../actions/Button/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './BankAccount.css.ts';

export interface BankAccountProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The account to pay to, as the bank writes it. */
  account: {
    holder: string;
    bank: string;
    number: string;
    swift: string;
    currency: string;
    /** The reference to enter on the transfer. */
    transferReference: string;
  };
  /** Copies a value to the clipboard. */
  onCopy: (value: string) => void;
  /** The last copied value, to confirm the copy in its row. */
  copied: string | null;
}

/** The account to transfer top-ups to, with a copy button per value (PAY-60). */
export function BankAccount({ t, account, onCopy, copied, ...root }: BankAccountProps) {
  const rows = (
    ['holder', 'bank', 'number', 'swift', 'currency', 'transferReference'] as const
  ).filter((key) => account[key] !== '');
  return (
    <dl {...rootProps(root, styles.list)}>
      {rows.map((key) => (
        <div key={key} className={styles.row}>
          <dt className={styles.term}>{t(`recharge.topup.${key}`)}</dt>
          <dd className={styles.value}>{account[key]}</dd>
          {key !== 'currency' && (
            <dd className={styles.act}>
              <Button
                size="sm"
                emphasis="ghost"
                tone="brand"
                aria-label={`${t(copied === account[key] ? 'recharge.topup.copied' : 'recharge.topup.copy')} ${t(`recharge.topup.${key}`)}`}
                onPress={() => onCopy(account[key])}
              >
                {t(copied === account[key] ? 'recharge.topup.copied' : 'recharge.topup.copy')}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
