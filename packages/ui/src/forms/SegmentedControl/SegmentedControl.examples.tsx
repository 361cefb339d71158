import { SegmentedControl } from '@rostra/ui/SegmentedControl';
import { useState } from 'react';

/** Keep the labels so short that all options fit one line. */
export function Do() {
  const [range, setRange] = useState('month');
  return (
    <SegmentedControl
      label="Time range"
      options={[
        { value: 'week', label: '1W' },
        { value: 'month', label: '1M' },
        { value: 'year', label: '1Y' },
      ]}
      value={range}
      onChange={setRange}
    />
  );
}

/** Offer a whole list in one line. */
export function Dont() {
  const [range, setRange] = useState('month');
  return (
    <SegmentedControl
      label="Range of time"
      options={[
        { value: 'week', label: 'The past week' },
        { value: 'month', label: 'The past month' },
        { value: 'quarter', label: 'The past quarter' },
        { value: 'year', label: 'The past year' },
        { value: 'all', label: 'Since the listing' },
      ]}
      value={range}
      onChange={setRange}
    />
  );
}

/** Sets the time range of a chart; the value keeps its type. */
export function Example() {
  const [range, setRange] = useState<'week' | 'month' | 'year'>('month');
  return (
    <SegmentedControl
      label="Time range"
      options={[
        { value: 'week', label: '1W' },
        { value: 'month', label: '1M' },
        { value: 'year', label: '1Y' },
      ]}
      value={range}
      onChange={setRange}
    />
  );
}
