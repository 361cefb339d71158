import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocalized } from '../../language/useText.ts';
import type { MeetingRow } from './eventChoices.ts';

const EventScore = lazy(() => import('../live-score/EventScore.tsx'));

/** Stars for those meetings of an event that the reader was in; their code comes for him alone. */
export function ScoreSections({ meetings }: { meetings: readonly MeetingRow[] }) {
  const name = useLocalized();
  // The server's page is the same for who scored and who did not.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!isHere) return null;
  return meetings.map((meeting) =>
    meeting.live?.may_score === true ? (
      <Suspense key={meeting.id} fallback={null}>
        <EventScore liveId={meeting.live.id} subject={name(meeting)} />
      </Suspense>
    ) : null,
  );
}
