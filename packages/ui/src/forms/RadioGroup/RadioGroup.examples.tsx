import { RadioGroup } from '@rostra/ui/RadioGroup';
import { useState } from 'react';

/** Keep a disabled choice in its place, with the reason. */
export const Do = () => (
  <RadioGroup
    label="Pay with"
    look="boxed"
    defaultValue="coins"
    options={[
      { value: 'coins', label: 'Coins', note: 'Balance: 1,240.00 coins' },
      { value: 'card', label: 'Pay-per-view card', note: 'No uses left', isDisabled: true },
    ]}
  />
);

/** Disable a choice without a word. */
export const Dont = () => (
  <RadioGroup
    label="Payment"
    look="boxed"
    defaultValue="coins"
    options={[
      { value: 'card', label: 'Pay-per-view card', isDisabled: true },
      { value: 'coins', label: 'Coins' },
    ]}
  />
);

/** A required choice with prices, none selected beforehand. */
export function Example() {
  const [plan, setPlan] = useState<string | null>(null);
  return (
    <RadioGroup
      label="VIP plan"
      look="boxed"
      options={[
        { value: 'month', label: 'Monthly', end: '¥88.00' },
        { value: 'year', label: 'Yearly', note: 'Two months free', end: '¥880.00' },
      ]}
      value={plan}
      onChange={setPlan}
      isRequired
      requiredMessage="Select a plan."
      name="plan"
    />
  );
}
