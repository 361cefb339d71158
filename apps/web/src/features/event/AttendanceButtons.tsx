import { formatDateTime } from '@rostra/i18n';
import { Button } from '@rostra/ui/Button';
import { Icon } from '@rostra/ui/Icon';
import { Download } from '@rostra/ui/icons';
import { useMutation } from '../../data/useMutation.ts';
import { useLocale, useText } from '../../language/useText.ts';
import type { MeetingRow } from './eventChoices.ts';
import { saveText } from './saveText.ts';

/** Attendance of an event's meetings as spreadsheet files, for its organizer (LMEM-70). */
export function AttendanceButtons({ meetings }: { meetings: readonly MeetingRow[] }) {
  const t = useText();
  const locale = useLocale();
  const { mutate, isPending } = useMutation('getMeetingAttendance');
  const held = meetings.filter(({ event_role }) => event_role?.reads_attendance === true);
  const save = async (id: number): Promise<void> => {
    const file = await mutate({ params: { id }, query: {} });
    if (file) saveText(file.file_name, 'text/csv;charset=utf-8', file.text);
  };
  return held.map(({ id, starts_at }) => (
    <Button
      key={id}
      isFull
      tone="neutral"
      emphasis="outline"
      isPending={isPending}
      onPress={() => void save(id)}
    >
      <Icon icon={Download} />
      <span>
        {held.length === 1
          ? t('event.attendance')
          : t('event.attendanceOf', { time: formatDateTime(new Date(starts_at), locale) })}
      </span>
    </Button>
  ));
}
