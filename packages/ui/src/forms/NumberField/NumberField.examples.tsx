import { NumberField } from '@rostra/ui/NumberField';
import { useState } from 'react';

/** Write the unit with the number, and the limits in the hint. */
export function Do() {
  const [days, setDays] = useState<number | null>(30);
  return (
    <NumberField
      label="Playback available for"
      hint="1 to 180 days"
      unit="day"
      minValue={1}
      maxValue={180}
      value={days}
      onChange={setDays}
    />
  );
}

/** Put the unit into the label, and leave the limits to be found out. */
export function Dont() {
  const [days, setDays] = useState<number | null>(30);
  return <NumberField label="Playback (days)" value={days} onChange={setDays} />;
}

/** Asks for the seats of an event, in steps of five. */
export function Example() {
  const [seats, setSeats] = useState<number | null>(50);
  return (
    <NumberField
      label="Seats"
      hint="5 to 500, in steps of 5"
      suffix="seats"
      minValue={5}
      maxValue={500}
      step={5}
      value={seats}
      onChange={setSeats}
      isRequired
      name="seats"
    />
  );
}
