import { Suspense, lazy, useEffect, useState } from 'react';
import type { MeetingRow } from './eventChoices.ts';

const EventScore = lazy(() => import('../live-score/EventScore.tsx'));

interface ScoreSectionsProps {
  meetings: readonly MeetingRow[];
  /** What their event is called: meetings have no names of their own. */
  eventName: string;
}

/** Stars for those meetings of an event that the reader was in; their code comes for him alone. */
export function ScoreSections({ meetings, eventName }: ScoreSectionsProps) {
  // The server's page is the same for who scored and who did not.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!isHere) return null;
  return meetings.map((meeting) =>
    meeting.live?.may_score === true ? (
      <Suspense key={meeting.id} fallback={null}>
        <EventScore liveId={meeting.live.id} subject={eventName} />
      </Suspense>
    ) : null,
  );
}
