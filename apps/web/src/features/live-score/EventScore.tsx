import { useMemo } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import ScoreContainer from './ScoreContainer.tsx';
import { scoresApiOf } from './scoresApiOf.ts';

interface EventScoreProps {
  liveId: number;
  /** The meeting's name. */
  subject: string;
}

/** The reader's score of a live session, on its event's page. */
export default function EventScore({ liveId, subject }: EventScoreProps) {
  const { client } = useServices();
  const api = useMemo(() => scoresApiOf(client, liveId), [client, liveId]);
  return <ScoreContainer api={api} liveId={liveId} subject={subject} />;
}
