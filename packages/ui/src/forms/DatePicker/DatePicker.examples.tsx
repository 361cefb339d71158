import { DatePicker } from '@rostra/ui/DatePicker';
import type { Day } from '@rostra/ui/DatePicker';
import { useState } from 'react';

/** Pass the limits, and explain in the hint what the date is for. */
export function Do() {
  const [day, setDay] = useState<Day | null>(null);
  return (
    <DatePicker
      label="Registration closes on"
      hint="Guests can register until the end of this day."
      today="2026-09-01"
      minValue="2026-09-01"
      maxValue="2026-09-17"
      value={day}
      onChange={setDay}
    />
  );
}

/** Leave the limits out, and report the impossible date after the form is sent. */
export function Dont() {
  const [day, setDay] = useState<Day | null>('2025-09-17');
  return (
    <DatePicker
      label="Date"
      errorMessage="Wrong date."
      today="2026-09-01"
      value={day}
      onChange={setDay}
    />
  );
}

/** Asks for a deadline within the next days; the app knows which day it is. */
export function Example({ today, lastDay }: { today: Day; lastDay: Day }) {
  const [deadline, setDeadline] = useState<Day | null>(null);
  return (
    <DatePicker
      label="Registration closes on"
      hint="Guests can register until the end of this day."
      today={today}
      minValue={today}
      maxValue={lastDay}
      value={deadline}
      onChange={setDeadline}
      isRequired
      name="deadline"
    />
  );
}
