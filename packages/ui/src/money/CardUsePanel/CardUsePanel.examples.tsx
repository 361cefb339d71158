import { CardUsePanel } from '@rostra/ui/CardUsePanel';
import type { CardUsePanelProps } from '@rostra/ui/CardUsePanel';
import { useState } from 'react';
import { paymentSample } from '../../story/samples/payment.ts';

const sample = paymentSample('en').CardUsePanel;

/** Keep inactive cards in the list, with the time until they are active. */
export const Do = () => <CardUsePanel {...sample} />;

/** Leave them out: the reader looks for a card that they paid for. */
export const Dont = () => <CardUsePanel {...sample} cards={sample.cards.slice(0, 1)} />;

/** Uses one card once: a second press while the first is pending does nothing. */
export function Example({
  openWith,
  ...panel
}: Pick<CardUsePanelProps, 't' | 'cards' | 'price' | 'links'> & {
  openWith: (card: number) => Promise<CardUsePanelProps['failure']>;
}) {
  const [card, setCard] = useState(panel.cards.find(({ waitMs }) => waitMs <= 0)?.id ?? null);
  const [failure, setFailure] = useState<CardUsePanelProps['failure']>(null);
  const [isPending, setIsPending] = useState(false);
  const submit = async () => {
    if (card === null) return;
    setIsPending(true);
    setFailure(await openWith(card));
    setIsPending(false);
  };
  return (
    <CardUsePanel
      {...panel}
      card={card}
      onCardChange={setCard}
      failure={failure}
      isPending={isPending}
      onUse={() => void submit()}
    />
  );
}
