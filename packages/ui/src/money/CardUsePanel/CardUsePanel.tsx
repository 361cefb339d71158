import { formatCoins } from '@rostra/i18n';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { PaymentFailure } from '../PaymentPanel/PaymentFailure.tsx';
import type { PaymentFailureCause } from '../PaymentPanel/PaymentFailure.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from '../PaymentPanel/PaymentPanel.css.ts';
import { RadioGroup } from '../../forms/RadioGroup/index.ts';
import { clockOf } from '../../live/RoomParts/clockOf.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';

/** A card that can open the purchased content. */
export interface UsableCard {
  id: number;
  name: string;
  balance: number;
  quota: number;
  /** Milliseconds until the card is active, by the server's clock; 0 if it is. */
  waitMs: number;
}

export interface CardUsePanelProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Cards valid for the content; if there are none, the panel links to the shop. */
  cards: readonly UsableCard[];
  /** ID of the selected card; null if none is. */
  card: number | null;
  /** Gets the ID of an active card; others cannot be selected. */
  onCardChange: (id: number) => void;
  /** Why the last use failed; null if it did not. */
  failure: PaymentFailureCause | null;
  /** The use is being submitted; the button ignores presses. */
  isPending: boolean;
  /** Called only while the selected card is active. */
  onUse: () => void;
  /** Price in coins if paid from a balance; null if only a card opens it. */
  price: number | null;
  /** Links to pay the price instead, to top up and to buy a card. */
  links: { pay: string; recharge: string; packs: string };
}

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** Returns when a card becomes active: a countdown on the last day, the number of days before (PAY-37). */
function waitText(t: ScreenText, waitMs: number): string {
  if (waitMs <= 0) return t('pay.card.usable');
  const hours = waitMs / HOUR_MS;
  if (hours === DAY_HOURS) return t('pay.card.opensOnOne');
  if (hours > DAY_HOURS) return t('pay.card.opensOn', { days: Math.ceil(hours / DAY_HOURS) });
  return t('pay.card.opensToday', { time: clockOf(Math.ceil(waitMs / SECOND_MS)) });
}

/** Opens content with one use of a pay-per-view card (PAY-28, PAY-33). */
export function CardUsePanel(props: CardUsePanelProps) {
  const { t, cards, card, price, links } = props;
  const locale = useUiLocale();
  const payInstead = price !== null && (
    <LinkButton href={links.pay} emphasis="outline" tone="neutral" isFull={cards.length > 0}>
      {t('pay.card.payInstead', { price: formatCoins(price, locale) })}
    </LinkButton>
  );
  if (cards.length === 0) {
    return (
      <section {...rootProps(props, styles.panel)} aria-label={t('pay.cardTitle')}>
        <EmptyState
          title={t('pay.card.none')}
          actions={
            <>
              <LinkButton href={links.packs}>{t('pay.card.purchase')}</LinkButton>
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
    <section {...rootProps(props, styles.panel)} aria-label={t('pay.cardTitle')}>
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
            note:
              quota === 1
                ? t('pay.card.leftOne', { balance })
                : t('pay.card.left', { balance, quota }),
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
