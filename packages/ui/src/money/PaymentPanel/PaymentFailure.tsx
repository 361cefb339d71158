import { formatCoins } from '@rostra/i18n';
import { Banner } from '../../status/Banner/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';

/** Why a payment failed, as far as the reader can act on it. */
export type PaymentFailureCause =
  /** The payer's balance is too small; `missing` coins. */
  | { kind: 'insufficient'; missing: number }
  /** The price changed between reading and paying. */
  | { kind: 'priceChanged'; before: number; now: number }
  /** Refused, with the server's reason. */
  | { kind: 'failed'; reason: string }
  /** No answer arrived: the payment may or may not have gone through; a retry is safe. */
  | { kind: 'unknown' };

export interface PaymentFailureProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Why the payment failed, with the details that its message needs. */
  cause: PaymentFailureCause;
  /** The address for a top-up, which leads back to this payment. */
  rechargeHref: string;
}

/** The outcome of a failed payment, with the next step (PAY-51, PAY-52). */
export function PaymentFailure({ t, cause, rechargeHref }: PaymentFailureProps) {
  const locale = useUiLocale();
  const coins = (amount: number) => formatCoins(amount, locale);
  switch (cause.kind) {
    case 'insufficient':
      return (
        <Banner
          tone="warning"
          isAnnounced
          title={t('pay.problem.insufficient')}
          actions={
            <LinkButton href={rechargeHref} size="sm" replaces>
              {t('pay.problem.topUp')}
            </LinkButton>
          }
        >
          {t('pay.problem.insufficientText', { missing: coins(cause.missing) })}
        </Banner>
      );
    case 'priceChanged':
      return (
        <Banner tone="warning" isAnnounced>
          {t('pay.problem.priceChanged', { before: coins(cause.before), now: coins(cause.now) })}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" isAnnounced title={t('pay.problem.failed')}>
          {cause.reason}
        </Banner>
      );
    case 'unknown':
      return (
        <Banner tone="warning" isAnnounced>
          {t('pay.problem.unknown')}
        </Banner>
      );
  }
}
