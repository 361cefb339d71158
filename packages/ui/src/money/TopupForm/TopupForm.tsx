import { formatAmount, formatCoins } from '@rostra/i18n';
import type { ReactNode } from 'react';
import { AmountPicker } from '../AmountPicker/index.ts';
import { BankAccount } from '../BankAccount/index.ts';
import type { BankAccountProps } from '../BankAccount/index.ts';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './TopupForm.css.ts';

/** A top-up as it is typed: a plate's amount or `other`, and what is typed for that. */
export interface TopupValues {
  amount: string;
  other: string;
}

export interface TopupFormProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The chosen and typed values; the app holds them. */
  values: TopupValues;
  /** Receives only the changes, to be merged into the values. */
  onChange: (change: Partial<TopupValues>) => void;
  /** Amounts to choose from, in coins, each with its gift. */
  amounts: readonly { coins: number; gift: number }[];
  /** Minimum in coins, shown beside another amount; not enforced here. */
  min: number;
  /** Maximum in coins, shown beside another amount; not enforced here. */
  max: number;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** Working days until staff confirm a transfer. */
  workingDays: number;
  /** Coins and gift of what is chosen; null while nothing valid is. */
  chosen: { coins: number; gift: number } | null;
  /** Coins the reader has now. */
  balance: number;
  /** Sentences in the reader's language; `form` is for what belongs to no field. */
  problems: { amount?: string | undefined; slip?: string | undefined; form?: string | undefined };
  /** Undefined while it loads. */
  account: BankAccountProps['account'] | undefined;
  /** The receiving account failed to load; the form stays, so that nothing typed is lost. */
  hasAccountFailed: boolean;
  /** Loads the account again. */
  onRetryAccount: () => void;
  /** Puts a value of the account on the clipboard. */
  onCopy: (value: string) => void;
  /** The value that was copied last, confirmed at its row; null before. */
  copied: string | null;
  /** The upload of the slip, wired by the app. */
  slipField: ReactNode;
  /** The report is pending: it can't be sent twice. */
  isPending: boolean;
  /** Called on each submit: shows the amount's problem and returns whether there is none. */
  check?: (() => boolean) | undefined;
  /** Called on the button and on Enter, once the values have no problem. */
  onSubmit: () => void;
  /** The reference of the top-up just reported, which replaces the form; null before. */
  submittedReference: string | null;
  /** Brings the form back after a report. */
  onAgain: () => void;
}

/** Reports a bank transfer: amount, account to pay to, slip (PAY-60 to 62). */
export function TopupForm(props: TopupFormProps) {
  const { t, problems } = props;
  const locale = useUiLocale();
  const { chosen } = props;
  const coins = (amount: number): string => formatCoins(amount, locale);
  if (props.submittedReference !== null) {
    return (
      <Banner
        ref={props.ref}
        className={props.className}
        tone="success"
        isAnnounced
        takesFocus
        title={t('recharge.topup.sent', { days: props.workingDays })}
        actions={
          <Button size="sm" emphasis="outline" tone="neutral" onPress={props.onAgain}>
            {t('recharge.topup.again')}
          </Button>
        }
      >
        {t('recharge.topup.sentText', { reference: props.submittedReference })}
      </Banner>
    );
  }
  return (
    <Form
      ref={props.ref}
      className={props.className}
      onSubmit={props.onSubmit}
      check={props.check}
      label={t('recharge.topup.title')}
    >
      <Stack gap={10}>
        <Stack gap={2}>
          <SectionHead
            title={t('recharge.topup.title')}
            sub={t('recharge.rate', { rate: props.yuanPerCoin })}
          />
          <AmountPicker
            t={t}
            amounts={props.amounts}
            value={props.values.amount}
            onChange={(amount) => props.onChange({ amount })}
            other={props.values.other}
            onOtherChange={(other) => props.onChange({ other })}
            min={props.min}
            max={props.max}
            yuanPerCoin={props.yuanPerCoin}
            problem={problems.amount}
          />
        </Stack>
        <Stack gap={2}>
          <SectionHead
            title={t('recharge.topup.transfer')}
            sub={t('recharge.topup.methodText', { days: props.workingDays })}
          />
          {props.hasAccountFailed ? (
            <ErrorState onRetry={props.onRetryAccount} />
          ) : props.account === undefined ? (
            <Skeleton shape="control" count={4} isAnnounced />
          ) : (
            <BankAccount
              t={t}
              account={props.account}
              onCopy={props.onCopy}
              copied={props.copied}
            />
          )}
          <div className={styles.slip}>
            <Text size="sm" tone="secondary">
              {t('recharge.topup.referenceNote')}
            </Text>
            {wrapTexts(props.slipField)}
          </div>
        </Stack>
        <section className={styles.summary} aria-label={t('recharge.topup.summary')}>
          <dl className={styles.rows}>
            <dt>{t('recharge.topup.coins')}</dt>
            <dd className={styles.figure}>{chosen ? coins(chosen.coins) : '–'}</dd>
            <dt>{t('recharge.topup.giftRow')}</dt>
            <dd className={styles.figure}>{chosen ? coins(chosen.gift) : '–'}</dd>
            <dt>{t('recharge.topup.after')}</dt>
            <dd className={styles.figure}>
              {chosen ? coins(props.balance + chosen.coins + chosen.gift) : '–'}
            </dd>
          </dl>
          <div className={styles.total}>
            <Text weight="strong">{t('recharge.topup.toPay')}</Text>
            <span className={styles.amount}>
              {chosen
                ? t('recharge.topup.inDollars', { amount: formatAmount(chosen.coins, locale) })
                : '–'}
            </span>
          </div>
          {problems.form !== undefined && (
            <Banner tone="danger" isAnnounced>
              {problems.form}
            </Banner>
          )}
          <Button type="submit" size="lg" isFull isPending={props.isPending}>
            {t('recharge.topup.submit')}
          </Button>
          <Text size="xs" tone="muted">
            {t('recharge.topup.terms', { days: props.workingDays })}
          </Text>
        </section>
      </Stack>
    </Form>
  );
}
