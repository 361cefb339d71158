import { useAct } from '../../data/useAct.ts';
import { saveText } from './saveText.ts';

/** Gives the registered reader the calendar file of a meeting (EVT-79). */
export function useCalendarFile(): (meetingId: number) => Promise<void> {
  const { act } = useAct('getEventCalendar');
  return async (meetingId) => {
    const file = await act({ params: { id: meetingId }, query: {} });
    if (file) saveText(file.file_name, 'text/calendar', file.text);
  };
}
