import { PayButton, offersShown, primaryOffer } from '@rostra/ui/PayButton';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { payOfferOf } from '../article/payOfferOf.ts';
import { payTarget } from '../article/payTarget.ts';
import type { MeetingRow } from './eventChoices.ts';

const SECOND_MS = 1000;

/** The ways to pay for a meeting that is registered for; the best one is filled (REG-15). */
export function MeetingOffers({ meeting }: { meeting: MeetingRow }) {
  const t = useText();
  const navigate = useNavigate();
  const now = useNow(SECOND_MS);
  const rows = meeting.offers.map(payOfferOf).filter((offer) => offer !== undefined);
  const offers = offersShown(rows, meeting.only_vip);
  const primary = primaryOffer(offers);
  return offers.map((offer) => (
    <PayButton
      key={offer.kind}
      t={t}
      type="Agora::Live"
      id={meeting.id}
      eventId={meeting.event_id}
      offer={offer}
      now={now}
      isPrimary={offer === primary}
      isFull
      onChoose={(choice) => {
        // The payment returns to the event of the button.
        const here = { pathname: `/eventDetail/${choice.eventId ?? ''}`, search: '' };
        void navigate(payTarget(choice, { here, isVisitor: false }));
      }}
    />
  ));
}
