import { ComboBox } from '@rostra/ui/ComboBox';
import type { ComboBoxOption, ComboBoxProps } from '@rostra/ui/ComboBox';
import { useState } from 'react';

/** Add a note where two options have the same name. */
export function Do() {
  const [value, setValue] = useState<ComboBoxOption | null>(null);
  const options = [
    { value: 'HYCN', label: 'Haoyuan Energy Storage', note: 'HYCN.DEMO' },
    { value: 'MRDN', label: 'Haoyuan Energy Storage', note: 'MRDN.DEMO' },
  ];
  return <ComboBox label="Company" options={options} value={value} onChange={setValue} />;
}

/** Offer the same name twice, so that only the order distinguishes them. */
export function Dont() {
  const [value, setValue] = useState<ComboBoxOption | null>(null);
  const options = [
    { value: 'HYCN', label: 'Haoyuan Energy Storage' },
    { value: 'MRDN', label: 'Haoyuan Energy Storage' },
  ];
  return <ComboBox label="Company" options={options} value={value} onChange={setValue} />;
}

/** Selects a company from a search; the previous matches stay while the next are loading. */
export function Example({
  matches,
  isLoading,
  search,
  onRetry,
}: {
  matches: ComboBoxProps['options'];
  isLoading: boolean;
  search: (text: string) => void;
  onRetry: ComboBoxProps['onRetry'];
}) {
  const [company, setCompany] = useState<ComboBoxOption | null>(null);
  return (
    <ComboBox
      label="Company"
      hint="Type a name or a ticker."
      options={matches}
      value={company}
      onChange={setCompany}
      onSearch={search}
      isLoading={isLoading}
      onRetry={onRetry}
      name="company"
    />
  );
}
