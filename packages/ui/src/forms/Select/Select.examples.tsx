import { Select } from '@rostra/ui/Select';
import { useState } from 'react';

const types = [
  { value: 'roadshow', label: 'Roadshow' },
  { value: 'call', label: 'Earnings call' },
  { value: 'one', label: 'One-to-one' },
];

/** Put the common choice first, and select nothing that the reader has to correct. */
export function Do() {
  const [type, setType] = useState('');
  return <Select label="Event type" options={types} value={type} onChange={setType} />;
}

/** Hide a yes-or-no choice in a list. */
export function Dont() {
  const [isRecorded, setRecorded] = useState('no');
  return (
    <Select
      label="Record the event"
      options={[
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ]}
      value={isRecorded}
      onChange={setRecorded}
    />
  );
}

/** The required type of an event. */
export function Example() {
  const [type, setType] = useState('');
  return (
    <Select
      label="Event type"
      options={types}
      value={type}
      onChange={setType}
      isRequired
      requiredMessage="Select one."
      name="type"
    />
  );
}
