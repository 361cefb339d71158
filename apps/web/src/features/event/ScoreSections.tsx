import { Suspense, lazy, useEffect, useState } from 'react';
import type { MeetingRow } from './eventChoices.ts';

const EventScore = lazy(() => import('../live-score/EventScore.tsx'));

interface ScoreSectionsProps {
  meetings: readonly MeetingRow[];
  /** Name of their event; meetings have no names of their own. */
  eventName: string;
}

/** Star ratings for the event's meetings that the reader attended; the code is loaded for them only. */
export function ScoreSections({ meetings, eventName }: ScoreSectionsProps) {
  // The server's page is the same with and without a score.
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
