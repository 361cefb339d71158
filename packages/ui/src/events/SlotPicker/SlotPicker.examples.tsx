import { Button } from '@rostra/ui/Button';
import { SlotPicker } from '@rostra/ui/SlotPicker';
import type { SlotPickerProps } from '@rostra/ui/SlotPicker';
import { Stack } from '@rostra/ui/Stack';
import { useState } from 'react';
import { attendanceSample } from '../../story/samples/attendance.ts';

interface Registration extends Pick<SlotPickerProps, 't' | 'slots' | 'readerZone'> {
  register: (slot: string) => void;
}

/** A choice before registration; without one, the press moves the focus to the slots. */
export function Example({ register, ...choices }: Registration) {
  const [slot, setSlot] = useState<string | null>(null);
  const [misses, setMisses] = useState(0);
  return (
    <Stack>
      <SlotPicker
        {...choices}
        value={slot}
        misses={misses}
        onChange={(key) => {
          setSlot(key);
          setMisses(0);
        }}
      />
      <Button onPress={() => (slot === null ? setMisses(misses + 1) : register(slot))}>
        Register
      </Button>
    </Stack>
  );
}

const { t: words, slots: all } = attendanceSample('en').SlotPicker;

/** Keep full slots in their place, and let the reader choose. */
export function Do() {
  const [slot, setSlot] = useState<string | null>(null);
  return <SlotPicker t={words} slots={all} value={slot} onChange={setSlot} />;
}

/** Remove full slots, and choose for the reader. */
export function Dont() {
  const [slot, setSlot] = useState('a');
  const open = all.filter(({ state }) => state === 'open');
  return <SlotPicker t={words} slots={open} value={slot} onChange={setSlot} />;
}
