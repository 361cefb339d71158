const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How far the clocks of an IANA zone are ahead of UTC at an instant, in ms. */
function offsetOf(instant: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return local - Math.floor(instant.getTime() / 60_000) * 60_000;
}

/** Returns the instant of an hour on a day counted from today, in an IANA zone. */
export function zonedInstant(now: Date, day: number, hour: number, zone: string): Date {
  const localNow = now.getTime() + offsetOf(now, zone);
  const local = Math.floor(localNow / DAY_MS) * DAY_MS + day * DAY_MS + hour * HOUR_MS;
  const guess = new Date(local - offsetOf(now, zone));
  // A change of summer time in between moves the offset.
  return new Date(local - offsetOf(guess, zone));
}
