import ICAL from 'ical.js';

/**
 * Reads an iCalendar file with one entry as another program would.
 *
 * @throws Error if the file cannot be read or has no entry
 */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event] = calendar.getAllSubcomponents('vevent');
  if (event === undefined) throw new Error('The file has no entry.');
  const { uid, sequence, startDate, endDate, summary, description } = new ICAL.Event(event);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.getFirstPropertyValue('status'),
    uid,
    sequence,
    startsAt: startDate.toJSDate(),
    endsAt: endDate.toJSDate(),
    summary,
    description,
    /** All properties of the entry. */
    event,
  };
}
