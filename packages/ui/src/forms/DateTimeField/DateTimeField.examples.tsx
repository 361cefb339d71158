import { DateTimeField } from '@rostra/ui/DateTimeField';
import type { DateTimeFieldProps } from '@rostra/ui/DateTimeField';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

/** Name the zone of the meeting beside the time. */
export function Do() {
  const [start, setStart] = useState<number | null>(Date.UTC(2026, 8, 8, 6, 30));
  return (
    <DateTimeField
      label="Start"
      timeZone="Asia/Shanghai"
      zoneName="Beijing time"
      today="2026-09-01"
      value={start}
      onChange={setStart}
    />
  );
}

/** Ask for a time without its zone. */
export const Dont = () => <TextField label="Start" defaultValue="8/9/2026 2:30" />;

/** Asks when a meeting starts, in the meeting’s own zone. */
export function Example({ today, now }: { today: DateTimeFieldProps['today']; now: number }) {
  const [start, setStart] = useState<number | null>(null);
  return (
    <DateTimeField
      label="Start"
      timeZone="Asia/Shanghai"
      zoneName="Beijing time"
      today={today}
      minValue={now}
      value={start}
      onChange={setStart}
      isRequired
      name="start"
    />
  );
}
