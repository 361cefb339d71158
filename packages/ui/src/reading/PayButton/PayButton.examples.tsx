import { Inline } from '@rostra/ui/Inline';
import { PayButton, primaryOffer } from '@rostra/ui/PayButton';
import type { PayButtonProps, PayOffer } from '@rostra/ui/PayButton';
import { sampleNow } from '../../story/samples/now.ts';
import { nothing } from '../../story/samples/words.ts';
import { screenTextFor } from '../../story/screenText.ts';

interface Offers extends Pick<PayButtonProps, 't' | 'id' | 'now' | 'onChoose'> {
  offers: readonly PayOffer[];
}

/** The reader's offers in the server's order; the first available one is filled. */
export function Example({ offers, ...article }: Offers) {
  const primary = primaryOffer(offers);
  return (
    <Inline>
      {offers.map((offer) => (
        <PayButton
          key={offer.kind}
          {...article}
          type="Article"
          offer={offer}
          isPrimary={offer === primary}
        />
      ))}
    </Inline>
  );
}

const sample = {
  t: screenTextFor('en'),
  type: 'Article',
  id: 1,
  now: sampleNow,
  onChoose: nothing,
} as const;
const card = { kind: 'use_card', balance: 2 } as const;
const price = { kind: 'pay_price', currentPrice: 38, originalPrice: null } as const;

/** Fill the best available offer, and outline the others. */
export const Do = () => (
  <Inline>
    <PayButton {...sample} offer={card} isPrimary />
    <PayButton {...sample} offer={price} />
  </Inline>
);

/** Fill every button, so that none is the first choice. */
export const Dont = () => (
  <Inline>
    <PayButton {...sample} offer={card} isPrimary />
    <PayButton {...sample} offer={price} isPrimary />
  </Inline>
);
