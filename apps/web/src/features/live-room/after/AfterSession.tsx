import type { RoomState } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { VideoPlayer } from '@rostra/ui/VideoPlayer';
import { LinkButton } from '@rostra/ui/LinkButton';
import { useState } from 'react';
import { useQuery } from '../../../data/useQuery.ts';
import { useFresh } from '../../../data/useFresh.ts';
import { useLocalized, useText } from '../../../language/useText.ts';
import { playbackOf } from '../../event/playbackOf.ts';
import type { Playback } from '../../event/playbackOf.ts';
import ScoreContainer from '../../live-score/ScoreContainer.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { after } from './AfterSession.css.ts';

const meetingIn = (state: RoomState) => state.session?.meeting;

/** Next steps after a meeting: its playback once available, and the user's score. */
export default function AfterSession() {
  const { eventId, liveId, scores } = useRoom();
  const name = useLocalized();
  const entered = useRoomState(meetingIn);
  const id = eventId();
  const reading = useQuery('getEvent', id === undefined ? null : { params: { id } }, {
    silent: true,
  });
  // The event's page may have been loaded before the meeting, when there was nothing to score.
  useFresh(reading);
  const { data } = reading;
  const found = data?.meetings.find(({ live }) => live?.id === liveId);
  // Without the event, the room's own meeting is used; the server decides in any case.
  const scored = found === undefined ? entered : found.live?.may_score === true ? found : undefined;
  const url = data?.playback_url ?? null;
  const playback = url === null ? null : playbackOf(url);
  const subject =
    (scored && name(scored)) || (entered && name(entered)) || (data && name(data)) || '';
  if (scored === undefined && playback === null) return null;
  return (
    <div className={after}>
      {playback !== null && <Watching name={subject} playback={playback} />}
      {scored !== undefined && <ScoreContainer api={scores} liveId={liveId} subject={subject} />}
    </div>
  );
}

/** Leads to the playback, or plays it if it is our own recording. */
function Watching({ name, playback }: { name: string; playback: Playback }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const look = { tone: 'neutral', emphasis: 'outline' } as const;
  const word = t('registration.act.replay');
  if (playback.kind !== 'video') {
    const away = playback.kind === 'away' ? ({ target: '_blank' } as const) : {};
    return (
      <LinkButton {...look} href={playback.href} {...away}>
        {word}
      </LinkButton>
    );
  }
  return isOpen ? (
    <VideoPlayer name={name} src={playback.src} failed={t('registration.playbackFailed')} />
  ) : (
    <Button {...look} onPress={() => setOpen(true)}>
      {word}
    </Button>
  );
}
