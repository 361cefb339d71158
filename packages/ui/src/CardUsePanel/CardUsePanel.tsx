import { formatCoins } from '@rostra/i18n';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { PaymentFailure } from '../PaymentPanel/PaymentFailure.tsx';
import type { PaymentFailureCause } from '../PaymentPanel/PaymentFailure.tsx';
import * as styles from '../PaymentPanel/PaymentPanel.css.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { useUiLocale } from '../TextProvider/index.ts';

/** A card that fits what is bought. */
export interface UsableCard {
  id: number;
  name: string;
  balance: number;
  quota: number;
  /** Milliseconds until it is usable, by the server's clock; 0 when it is. */
  waitMs: number;
}

export interface CardUsePanelProps {
  t: ScreenText;
  cards: readonly UsableCard[];
  card: number | null;
  onCardChange: (id: number) => void;
  failure: PaymentFailureCause | null;
  isPending: boolean;
  onUse: () => void;
  /** What the thing costs from a balance, and where to pay it; null when it has no price. */
  price: number | null;
  links: { pay: string; recharge: string; packs: string };
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const two = (value: number): string => String(value).padStart(2, '0');

/** When a card opens, in the reader's words: a countdown on the last day, days before (PAY-37). */
function waitText(t: ScreenText, waitMs: number): string {
  if (waitMs <= 0) return t('pay.card.usable');
  const hours = waitMs / HOUR_MS;
  if (hours >= DAY_HOURS) return t('pay.card.opensOn', { days: Math.ceil(hours / DAY_HOURS) });
  const seconds = Math.ceil(waitMs / 1000);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return t('pay.card.opensToday', { time: time.map(two).join(':') });
}

/** Opens something with one use of a pay-per-view card (PAY-28, PAY-33). */
export function CardUsePanel(props: CardUsePanelProps) {
  const { t, cards, card, price, links } = props;
  const locale = useUiLocale();
  const payInstead = price !== null && (
    <LinkButton href={links.pay} emphasis="outline" tone="neutral" isFull>
      {t('pay.card.payInstead', { price: formatCoins(price, locale) })}
    </LinkButton>
  );
  if (cards.length === 0) {
    return (
      <section className={styles.panel} aria-label={t('pay.cardTitle')}>
        <EmptyState
          title={t('pay.card.none')}
          actions={
            <>
              <LinkButton href={links.packs}>{t('pay.card.buy')}</LinkButton>
              {payInstead}
            </>
          }
        >
          {t('pay.card.noneText')}
        </EmptyState>
      </section>
    );
  }
  const isUsable = cards.some(({ id, waitMs }) => id === card && waitMs <= 0);
  return (
    <section className={styles.panel} aria-label={t('pay.cardTitle')}>
      <Stack gap={5}>
        <RadioGroup
          look="boxed"
          label={t('pay.card.choose')}
          hint={t('pay.card.lead')}
          value={card === null ? null : String(card)}
          onChange={(id) => props.onCardChange(Number(id))}
          options={cards.map(({ id, name, balance, quota, waitMs }) => ({
            value: String(id),
            label: name,
            note: t('pay.card.left', { balance, quota }),
            isDisabled: waitMs > 0,
            end: (
              <Text as="span" size="sm" tone="secondary" isTabular>
                {waitText(t, waitMs)}
              </Text>
            ),
          }))}
        />
        {props.failure !== null && (
          <PaymentFailure t={t} cause={props.failure} rechargeHref={links.recharge} />
        )}
        {isUsable ? (
          <Button size="lg" isFull isPending={props.isPending} onPress={props.onUse}>
            {t('pay.card.submit')}
          </Button>
        ) : (
          <Text tone="secondary">{t('pay.card.notYet')}</Text>
        )}
        {payInstead}
      </Stack>
    </section>
  );
}
