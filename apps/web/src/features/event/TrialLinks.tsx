import { LIVE_TRIAL_MINUTES } from '@rostra/contract/live';
import { LinkButton } from '@rostra/ui/LinkButton';
import { useLocation } from 'react-router-dom';
import { useText } from '../../language/useText.ts';
import { canTry } from './canTry.ts';
import type { MeetingRow } from './eventChoices.ts';
import { wayIn } from './wayIn.ts';

interface TrialLinksProps {
  meetings: readonly MeetingRow[];
  now: Date;
}

/** The way into rooms whose first minutes the reader can try without payment (LTIM-05). */
export function TrialLinks({ meetings, now }: TrialLinksProps) {
  const t = useText();
  const { search } = useLocation();
  return meetings.map((meeting) => {
    const way = canTry(meeting, now) ? wayIn(meeting, search) : undefined;
    return (
      way && (
        <LinkButton key={meeting.id} href={way.href} isFull tone="neutral" emphasis="outline">
          {t('event.trial', { minutes: LIVE_TRIAL_MINUTES })}
        </LinkButton>
      )
    );
  });
}
