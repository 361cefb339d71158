import { PayerPicker } from '@rostra/ui/PayerPicker';
import type { PayerPickerProps } from '@rostra/ui/PayerPicker';
import { useState } from 'react';
import { paymentSample } from '../../story/samples/payment.ts';

const sample = paymentSample('en').PayerPicker;

/** Keep a balance that is too small in the list: its shortfall is shown. */
export const Do = () => <PayerPicker {...sample} price={600} />;

/** Show only what is enough: the reader takes the organization's coins unaware. */
export const Dont = () => (
  <PayerPicker {...sample} price={600} payers={sample.payers.slice(1)} value="org" />
);

/** Starts with the first balance that covers the price. */
export function Example({ t, payers, price }: Pick<PayerPickerProps, 't' | 'payers' | 'price'>) {
  const enough = payers.find(({ total }) => total >= price) ?? payers[0];
  const [payer, setPayer] = useState(enough?.key ?? '');
  return <PayerPicker t={t} payers={payers} price={price} value={payer} onChange={setPayer} />;
}
