import { AmountPicker } from '@rostra/ui/AmountPicker';
import type { AmountPickerProps } from '@rostra/ui/AmountPicker';
import { useState } from 'react';
import { rechargeSample } from '../../story/samples/recharge.ts';

const sample = rechargeSample('en').AmountPicker;

/** Sort the amounts upward and preselect none, or the one that most readers take. */
export const Do = () => <AmountPicker {...sample} value="100" />;

/** Put the largest amount first and preselect it. */
export const Dont = () => (
  <AmountPicker {...sample} amounts={sample.amounts.toReversed()} value="1000" />
);

/** Holds the selected tile and the typed amount; the app checks them on submit. */
export function Example({ t, amounts }: Pick<AmountPickerProps, 't' | 'amounts'>) {
  const [value, setValue] = useState('');
  const [other, setOther] = useState('');
  return (
    <AmountPicker
      t={t}
      amounts={amounts}
      value={value}
      onChange={setValue}
      other={other}
      onOtherChange={setOther}
      min={10}
      max={100_000}
      yuanPerCoin={6.8}
    />
  );
}
