import type { RoomState } from '@rostra/live-core';
import { LinkButton } from '@rostra/ui/LinkButton';
import { useApi } from '../../../data/useApi.ts';
import { useLocalized, useText } from '../../../language/useText.ts';
import { playbackLink } from '../../event/playbackLink.ts';
import ScorePart from '../../live-score/ScorePart.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../useRoomState.ts';
import { after } from './AfterLive.css.ts';

const meetingIn = (state: RoomState) => state.session?.meeting;

/** What leads on from a meeting that is over: its playback once it is there, and the reader's score. */
export default function AfterLive() {
  const { eventId, liveId, scores } = useRoom();
  const t = useText();
  const name = useLocalized();
  const entered = useRoomState(meetingIn);
  const id = eventId();
  const { data } = useApi('getEvent', id === undefined ? null : { params: { id } }, {
    silent: true,
  });
  const found = data?.meetings.find(({ live }) => live?.id === liveId);
  // Where the event is not read, its room still knows who was let in; the server decides in any case.
  const scored = found === undefined ? entered : found.live?.may_score === true ? found : undefined;
  const playback = data?.playback_url ?? null;
  if (scored === undefined && playback === null) return null;
  return (
    <div className={after}>
      {playback !== null && (
        <LinkButton tone="neutral" emphasis="outline" {...playbackLink(playback)}>
          {t('registration.act.replay')}
        </LinkButton>
      )}
      {scored !== undefined && (
        <ScorePart
          api={scores}
          liveId={liveId}
          subject={name(scored) || (entered && name(entered)) || (data && name(data)) || ''}
        />
      )}
    </div>
  );
}
