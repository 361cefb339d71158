import { formatCoins, formatYuan } from '@rostra/i18n';
import { Button } from '../../actions/Button/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { PayerPicker } from '../PayerPicker/index.ts';
import type { Payer } from '../PayerPicker/index.ts';
import { PaymentPassword } from '../../forms/PaymentPassword/index.ts';
import { PaymentPasswordSetup } from '../PaymentPasswordSetup/index.ts';
import type {
  PaymentPasswordProblems,
  PaymentPasswordValues,
} from '../PaymentPasswordSetup/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { PaymentFailure } from './PaymentFailure.tsx';
import type { PaymentFailureCause } from './PaymentFailure.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PaymentPanel.css.ts';

export interface PaymentPanelProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Coins. */
  price: number;
  /** The former price in coins; struck through where it is higher. Null without one. */
  originalPrice: number | null;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** Balances the reader may pay from, in the order to show. */
  payers: readonly Payer[];
  /**
   * The key of the chosen balance. While the balance is too small, a link to top up replaces the
   * password.
   */
  payer: string;
  /** Receives the key of the pressed balance. */
  onPayerChange: (key: string) => void;
  /** Without one, this payment sets it (decisions). */
  hasPaymentPassword: boolean;
  /**
   * The typed values; without a payment password, also the new one's confirmation and the proof of
   * identity.
   */
  values: PaymentPasswordValues;
  /** Receives only the changes, to be merged into the values. */
  onChange: (change: Partial<PaymentPasswordValues>) => void;
  /** Sentences in the reader's language, by field. */
  problems: PaymentPasswordProblems;
  /** Requests a code, where a code confirms the first payment password. */
  onSendCode: () => void;
  /** From the press until the server has answered. */
  isSendingCode: boolean;
  /** Seconds until a code can be requested again; 0 when it can. */
  codeWait: number;
  /** Why the last attempt failed; null when nothing failed. */
  failure: PaymentFailureCause | null;
  /** The payment is pending: it can't be sent twice. */
  isPending: boolean;
  /** Called on each submit: shows the values' problems and returns whether there are none. */
  check?: (() => boolean) | undefined;
  /** Called on the button and on Enter, once the values have no problem. */
  onPay: () => void;
  /** The addresses for a top-up (it leads back here), and for changing the payment password. */
  links: { recharge: string; security: string };
}

/** Pays a price from a balance: payer, payment password, one button (PAY-50). */
export function PaymentPanel(props: PaymentPanelProps) {
  const { t, price, originalPrice, payers, payer, links, hasPaymentPassword } = props;
  const locale = useUiLocale();
  const chosen = payers.find(({ key }) => key === payer);
  const missing = chosen === undefined ? 0 : Math.max(0, price - chosen.total);
  const enough = missing > 0 ? payers.find(({ total }) => total >= price) : undefined;
  const failure: PaymentFailureCause | null =
    missing > 0 ? { kind: 'insufficient', missing } : props.failure;
  return (
    <section {...rootProps(props, styles.panel)} aria-label={t('pay.title')}>
      <div className={styles.price}>
        <Text weight="strong">{t('pay.toPay')}</Text>
        <div className={styles.amounts}>
          {originalPrice !== null && originalPrice > price && (
            <Text as="s" tone="muted" isTabular>
              {formatCoins(originalPrice, locale)}
            </Text>
          )}
          <span className={styles.amount}>{formatCoins(price, locale)}</span>
          <Text size="sm" tone="secondary" isTabular>
            {t('recharge.balance.about', { yuan: formatYuan(price * props.yuanPerCoin, locale) })}
          </Text>
        </div>
      </div>
      <Form onSubmit={props.onPay} check={props.check} label={t('pay.title')}>
        <Stack gap={5}>
          <PayerPicker
            t={t}
            payers={payers}
            price={price}
            value={payer}
            onChange={props.onPayerChange}
          />
          {enough !== undefined && (
            <Text size="sm">{t('pay.payer.other', { name: enough.name })}</Text>
          )}
          {missing === 0 &&
            (hasPaymentPassword ? (
              <Stack gap={2}>
                <PaymentPassword
                  label={t('pay.password.label')}
                  isRequired
                  requiredMessage={t('pay.password.missing')}
                  value={props.values.paymentPassword}
                  onChange={(paymentPassword) => props.onChange({ paymentPassword })}
                  errorMessage={props.problems.paymentPassword}
                />
                <Text size="sm" tone="secondary">
                  <span>{t('pay.password.left')}</span>{' '}
                  <Link href={links.security}>{t('pay.password.manage')}</Link>
                </Text>
              </Stack>
            ) : (
              <div className={styles.first}>
                <Stack gap={1}>
                  <Heading level={3} size="md">
                    {t('pay.first.title')}
                  </Heading>
                  <Text size="sm" tone="secondary">
                    {t('pay.first.lead')}
                  </Text>
                </Stack>
                <PaymentPasswordSetup
                  t={t}
                  values={props.values}
                  onChange={props.onChange}
                  problems={props.problems}
                  onSendCode={props.onSendCode}
                  isSendingCode={props.isSendingCode}
                  codeWait={props.codeWait}
                />
              </div>
            ))}
          {failure !== null && (
            <PaymentFailure t={t} cause={failure} rechargeHref={links.recharge} />
          )}
          {missing === 0 && (
            <Button type="submit" size="lg" isFull isPending={props.isPending}>
              {t(hasPaymentPassword ? 'pay.submit' : 'pay.submitFirst', {
                price: formatCoins(price, locale),
              })}
            </Button>
          )}
        </Stack>
      </Form>
    </section>
  );
}
