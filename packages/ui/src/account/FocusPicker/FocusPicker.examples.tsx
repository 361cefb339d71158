import { FocusPicker } from '@rostra/ui/FocusPicker';
import type { FocusPickerProps } from '@rostra/ui/FocusPicker';
import { useState } from 'react';
import { signInSample } from '../../story/samples/signIn.ts';

const sample = signInSample('en').FocusPicker;

/** Use short names that are read at a glance. */
export const Do = () => <FocusPicker {...sample} />;

/** Put sentences into tiles. */
export const Dont = () => (
  <FocusPicker
    {...sample}
    options={[
      { id: 1, name: 'I would like to read about batteries and storage' },
      { id: 2, name: 'I follow container shipping and freight rates' },
    ]}
  />
);

/** Holds the selected industries until the reader goes on. */
export function Example({ industries }: { industries: FocusPickerProps['options'] }) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  return (
    <FocusPicker
      label="Industries you follow"
      options={industries}
      value={selected}
      onChange={setSelected}
    />
  );
}
