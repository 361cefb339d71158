import { PayPanel } from '@rostra/ui/PayPanel';
import type { PayPanelProps } from '@rostra/ui/PayPanel';
import { sampleNow } from '../../story/samples/now.ts';
import { nothing, yuanPerCoin } from '../../story/samples/words.ts';
import { screenTextFor } from '../../story/screenText.ts';

/** The end of a paid article's free part, with the reader's offers. */
export function Example(
  props: Pick<PayPanelProps, 't' | 'id' | 'offers' | 'now' | 'yuanPerCoin' | 'onChoose'>,
) {
  return (
    <PayPanel
      {...props}
      type="Article"
      title="Read the full text"
      includes={['The full text, yours to keep', '2 files to download']}
      topUpHref="/recharge"
    />
  );
}

const panel = {
  t: screenTextFor('en'),
  type: 'Article',
  id: 1,
  offers: [{ kind: 'pay_price', currentPrice: 38, originalPrice: 68 }, { kind: 'vip_trial' }],
  now: sampleNow,
  yuanPerCoin,
  onChoose: nothing,
} as const;

/** List the content that the reader gets. */
export const Do = () => (
  <PayPanel
    {...panel}
    title="Read the full text"
    includes={['The full text, yours to keep', 'Key data with the reasoning behind it']}
  />
);

/** Advertise: a slogan leaves the content open. */
export const Dont = () => (
  <PayPanel
    {...panel}
    title="Unlock the secret now!"
    includes={['Exclusive insights', 'Only for a short time']}
  />
);
