import { DateTime } from '@rostra/ui/DateTime';
import { Text } from '@rostra/ui/Text';

const from = new Date('2026-09-08T06:30:00Z');
const until = new Date('2026-09-08T07:30:00Z');

/** Show the weekday and a range, and name the zone once. */
export const Do = () => (
  <Text isTabular>
    <DateTime instant={from} show="day" />, <DateTime instant={from} until={until} show="clock" />{' '}
    Beijing time
  </Text>
);

/** Write digits that mean 8 September to some readers and August 9 to others. */
export const Dont = () => <Text>08/09/2026 06:30</Text>;

interface SessionTimeProps {
  startsAt: Date;
  endsAt: Date;
  zone: { id: string; name: string };
}

/** The time of a session in the zone that the reader has chosen. */
export function Example({ startsAt, endsAt, zone }: SessionTimeProps) {
  return (
    <Text>
      <DateTime instant={startsAt} show="day" timeZone={zone.id} />{' '}
      <DateTime instant={startsAt} until={endsAt} show="clock" timeZone={zone.id} />{' '}
      <span>{`(${zone.name})`}</span>
    </Text>
  );
}
