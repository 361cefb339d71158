import { uiTexts } from '@rostra/i18n/ui';
import { Button } from '@rostra/ui/Button';
import { Checkbox } from '@rostra/ui/Checkbox';
import { DatePicker } from '@rostra/ui/DatePicker';
import { Dialog } from '@rostra/ui/Dialog';
import { Select } from '@rostra/ui/Select';
import { TextField } from '@rostra/ui/TextField';
import { UiProvider } from '@rostra/ui/UiProvider';
import { useState } from 'react';

/** A first app of a consumer. */
export function App() {
  const [isOpen, setOpen] = useState(false);
  const [market, setMarket] = useState('');
  const [day, setDay] = useState<string | null>(null);
  return (
    <UiProvider locale="en" texts={uiTexts.en}>
      <TextField label="Name" />
      <Select
        label="Market"
        options={[{ value: 'a', label: 'A shares' }]}
        value={market}
        onChange={setMarket}
      />
      <DatePicker label="Day" value={day} onChange={setDay} today="2026-09-03" />
      <Checkbox>I agree</Checkbox>
      <Button onPress={() => setOpen(true)}>Register</Button>
      {/* @ts-expect-error the types refuse a tone that there is not */}
      <Button tone="purple">Other</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Thank you">
        See you there.
      </Dialog>
    </UiProvider>
  );
}
