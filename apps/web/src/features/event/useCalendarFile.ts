import { useMutation } from '../../data/useMutation.ts';
import { saveText } from './saveText.ts';

/** Returns a function that offers the calendar file of a meeting to the registered reader (EVT-79). */
export function useCalendarFile(): (meetingId: number) => Promise<void> {
  const { act } = useMutation('getEventCalendar');
  return async (meetingId) => {
    const file = await act({ params: { id: meetingId }, query: {} });
    if (file) saveText(file.file_name, 'text/calendar', file.text);
  };
}
