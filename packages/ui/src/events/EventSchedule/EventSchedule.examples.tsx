import { EventSchedule } from '@rostra/ui/EventSchedule';
import type { EventScheduleProps } from '@rostra/ui/EventSchedule';
import { SectionHead } from '@rostra/ui/SectionHead';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { attendanceSample } from '../../story/samples/attendance.ts';

interface Meetings extends Pick<EventScheduleProps, 't' | 'readerZone'> {
  meetings: EventScheduleProps['entries'];
  /** The key of the reader's slot. */
  ownSlot: string | null;
}

/** An event's meetings, with the reader's slot marked. */
export function Example({ t, meetings, ownSlot, readerZone }: Meetings) {
  return (
    <EventSchedule
      t={t}
      entries={meetings.map((meeting) => ({ ...meeting, isOwn: meeting.key === ownSlot }))}
      readerZone={readerZone}
    />
  );
}

/** Name Beijing time once, and give the reader’s own time a line of its own. */
export const Do = () => (
  <EventSchedule {...attendanceSample('en').EventSchedule} readerZone="Europe/Zurich" />
);

/** Repeat the zone in every line, and leave the conversion to the reader. */
export const Dont = () => (
  <section>
    <SectionHead title="Schedule" />
    <Stack gap={3}>
      <Text>4 Sep 2026, 14:00–15:00 Beijing time (CST)</Text>
      <Text>5 Sep 2026, 14:00–15:00 Beijing time (CST)</Text>
      <Text>6 Sep 2026, 14:00–16:00 Beijing time (CST)</Text>
    </Stack>
  </section>
);
