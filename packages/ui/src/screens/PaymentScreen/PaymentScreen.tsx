import type { ReactNode } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { ShieldCheck, Ticket } from '../../icons.ts';
import { Link } from '../../foundations/Link/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { page } from '../pageFrame.css.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PaymentScreen.css.ts';

export type ProductKind = 'article' | 'live' | 'vipPlan' | 'ppvPack';

/** The refund rules of a type of product. */
const refundOf = {
  article: 'pay.refund.article',
  live: 'pay.refund.live',
  vipPlan: 'pay.refund.vip',
  ppvPack: 'pay.refund.vip',
} as const;

/** The product to buy. */
export interface PaymentProduct {
  kind: ProductKind;
  title: string;
  summary: string;
}

export interface PaymentScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The page's heading: paying a price, or using a card. */
  title: string;
  /** `owned`: the reader already has it; `done`: just paid, leaving. */
  state: 'loading' | 'missing' | 'error' | 'owned' | 'settled' | 'done' | 'open';
  /** The product to buy; needed in the states `open`, `owned`, `settled` and `done`. */
  product?: PaymentProduct | undefined;
  /** Why it can't be bought, in the server's words. */
  reason?: string | undefined;
  /** Retries in the state `error`. */
  onRetry: () => void;
  /** The panel that pays or uses a card. */
  panel: ReactNode;
  /** Other ways than the panel's: a pay-per-view card, VIP. */
  alternatives: readonly { key: 'card' | 'vip'; text: string; note: string; href: string }[];
  /** Yuan per coin, in the note on the rate. */
  yuanPerCoin: number;
  /** The address of the item, and of the home page for one that does not exist. */
  links: { thing: string; home: string };
}

function Refund({ t, kind }: { t: ScreenText; kind: ProductKind }) {
  return (
    <section className={styles.refund}>
      <Heading level={2} size="md">
        {t('pay.refund.title')}
      </Heading>
      <Text size="sm" tone="secondary">
        {t(refundOf[kind])}
      </Text>
      {kind === 'live' && (
        <Text size="sm" tone="secondary">
          {t('pay.refund.back')}
        </Text>
      )}
    </section>
  );
}

/**
 * /pay and /ppv: the product and its refund rules beside the panel that buys it (PAY-32, PAY-33).
 */
export function PaymentScreen(props: PaymentScreenProps) {
  const { t, state, product, links } = props;
  const isTheirs = state === 'owned' || state === 'settled';
  return (
    <div {...rootProps(props, `${page} ${styles.root}`)}>
      <Heading level={1} size="title-lg" dir="auto">
        {props.title}
      </Heading>
      {state === 'missing' && (
        <EmptyState
          title={t('pay.missing.title')}
          actions={<LinkButton href={links.home}>{t('pay.missing.action')}</LinkButton>}
        >
          {props.reason ?? t('pay.missing.text')}
        </EmptyState>
      )}
      {state === 'error' && <ErrorState onRetry={props.onRetry} />}
      {state === 'loading' && <Skeleton shape="line" count={6} isAnnounced />}
      {product !== undefined && (state === 'open' || isTheirs || state === 'done') && (
        <div className={styles.columns}>
          <div className={styles.thing}>
            <Stack gap={2} align="start">
              <Tag tone="brand">{t(`pay.thing.${product.kind}`)}</Tag>
              <Heading level={2} size="title-md" dir="auto">
                {product.title}
              </Heading>
              {product.summary !== '' && (
                <Text tone="secondary" dir="auto">
                  {product.summary}
                </Text>
              )}
            </Stack>
          </div>
          <div className={styles.act}>
            {isTheirs && (
              <Banner
                tone="success"
                isAnnounced
                title={t(state === 'settled' ? 'pay.settled.title' : 'pay.owned.title')}
                actions={<LinkButton href={links.thing}>{t('pay.owned.open')}</LinkButton>}
              >
                {t(state === 'settled' ? 'pay.settled.text' : 'pay.owned.text')}
              </Banner>
            )}
            {state === 'done' && (
              <Banner
                tone="success"
                isAnnounced
                actions={<LinkButton href={links.thing}>{t('pay.owned.open')}</LinkButton>}
              >
                {t('pay.done')}
              </Banner>
            )}
            {wrapTexts(state === 'open' && props.panel)}
          </div>
          <div className={styles.more}>
            <Stack gap={5}>
              {state === 'open' &&
                props.alternatives.map(({ key, text, note, href }) => (
                  <div key={key} className={styles.alternative}>
                    <Icon icon={key === 'card' ? Ticket : ShieldCheck} />
                    <div className={styles.words}>
                      <Link href={href} emphasis="strong">
                        {text}
                      </Link>
                      <Text size="sm" tone="secondary">
                        {note}
                      </Text>
                    </div>
                  </div>
                ))}
              <Refund t={t} kind={product.kind} />
              <Text size="sm" tone="muted">
                {t('pay.rate', { rate: props.yuanPerCoin })}
              </Text>
              {state === 'open' && <Link href={links.thing}>{t('pay.back')}</Link>}
            </Stack>
          </div>
        </div>
      )}
    </div>
  );
}
