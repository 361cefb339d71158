import { Button } from '../Button/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import * as styles from './BankAccount.css.ts';

export interface BankAccountProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The account to pay to, written as the bank writes it. */
  account: {
    holder: string;
    bank: string;
    number: string;
    swift: string;
    currency: string;
    /** What to write on the transfer. */
    transferReference: string;
  };
  /** Puts a value on the clipboard. */
  onCopy: (value: string) => void;
  /** The value that was copied last, to say so at its row. */
  copied: string | null;
}

/** The account that top-ups are transferred to, each value to copy (PAY-60). */
export function BankAccount({ t, account, onCopy, copied }: BankAccountProps) {
  const rows = (
    ['holder', 'bank', 'number', 'swift', 'currency', 'transferReference'] as const
  ).filter((key) => account[key] !== '');
  return (
    <dl className={styles.list}>
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
