import { YUAN_PER_COIN } from '@rostra/contract';
import { ErrorState } from '@rostra/ui/ErrorState';
import { PayButton, offersShown, primaryOffer } from '@rostra/ui/PayButton';
import { PriceTag } from '@rostra/ui/PriceTag';
import { Skeleton } from '@rostra/ui/Skeleton';
import { useEffect, useRef } from 'react';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../language/useText.ts';
import { withLanguage } from '../../../language/withLanguage.ts';
import { useNow } from '../../../time/useNow.ts';
import { payOfferOf } from '../../article/payOfferOf.ts';
import { payTarget } from '../../article/payTarget.ts';
import { useRoom } from '../RoomContext.ts';

interface RoomOffersProps {
  meetingId: number;
  eventId: number;
}

const SECOND_MS = 1000;

/**
 * The ways to pay for the meeting of this room; the best one is filled (LPAY-01 to LPAY-04). The
 * payment returns to the room (LPAY-05), and uses the language requested by the room's address.
 */
export function RoomOffers({ meetingId, eventId }: RoomOffersProps) {
  const t = useText();
  const { goTo } = useRoom();
  const now = useNow(SECOND_MS);
  const event = useQuery('getEvent', { params: { id: eventId } }, { silent: true });
  const { reload } = event;
  const meeting = event.data?.meetings.find(({ id }) => id === meetingId);
  const rows = (meeting?.offers ?? []).map(payOfferOf).filter((offer) => offer !== undefined);
  const waits = rows.some((row) => row.kind === 'card_countdown' && row.availableAt > now);
  const waited = useRef(waits);
  useEffect(() => {
    // The card can be used now.
    if (waited.current && !waits) void reload();
    waited.current = waits;
  }, [waits, reload]);
  if (meeting === undefined) {
    if (event.error) return <ErrorState onRetry={() => void reload()} />;
    // Without it the buttons below would move while somebody presses them.
    return event.isLoading && <Skeleton shape="control" />;
  }
  const offers = offersShown(rows, meeting.only_vip);
  const primary = primaryOffer(offers);
  const { pathname, search } = location;
  const priced = offers.find((offer) => offer.kind === 'pay_price');
  return (
    <>
      {priced && <PriceTag coins={priced.currentPrice} yuanPerCoin={YUAN_PER_COIN} />}
      {offers.map((offer) => (
        <PayButton
          key={offer.kind}
          t={t}
          type="Agora::Live"
          id={meeting.id}
          eventId={meeting.event_id}
          offer={offer}
          now={now}
          isPrimary={offer === primary}
          onChoose={(choice) => {
            const target = payTarget(choice, { here: { pathname, search }, isVisitor: false });
            goTo(withLanguage(target, search));
          }}
        />
      ))}
    </>
  );
}
