import { ComboBox } from '@rostra/ui/ComboBox';
import type { ComboBoxOption, ComboBoxProps } from '@rostra/ui/ComboBox';
import { useState } from 'react';

/** Add a note where two options have the same name. */
export function Do() {
  const [value, setValue] = useState<ComboBoxOption | null>(null);
  const options = [
    { value: '3719', label: 'Vela Storage', note: '3719.HK' },
    { value: '8216', label: 'Vela Storage', note: '8216.T' },
  ];
  return <ComboBox label="Company" options={options} value={value} onChange={setValue} />;
}

/** Offer the same name twice, so that only the order distinguishes them. */
export function Dont() {
  const [value, setValue] = useState<ComboBoxOption | null>(null);
  const options = [
    { value: '3719', label: 'Vela Storage' },
    { value: '8216', label: 'Vela Storage' },
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
