import type { Uid } from '@rostra/contract/live';
import { canSpotlight, spotlightUid, isHostAway } from '@rostra/live-core';
import type { RoomState, StageTile } from '@rostra/live-core';
import { VideoGrid } from '@rostra/ui/VideoGrid';
import { VideoTile } from '@rostra/ui/VideoTile';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { DocumentTile } from '../documents/DocumentTile.tsx';
import { PhoneTile } from '../phone/PhoneTile.tsx';
import { useDocuments } from '../documents/useDocuments.ts';
import { ActiveSpeaker } from '../layout/ActiveSpeaker.ts';
import { attachVideo } from './attachVideo.ts';
import { fullNameOf } from '../people/fullNameOf.ts';
import { useRoom } from '../RoomContext.ts';
import { arrangeStage, DOCUMENT } from '../layout/arrangeStage.ts';
import { layoutIn } from '../layout/layoutIn.ts';
import { isSpeaking } from '../roomLevels.ts';
import { useRoomState } from '../session/useRoomState.ts';

const phonesOf = ({ phones }: RoomState) => phones;
const mirrorOf = ({ preferences }: RoomState) => preferences.isMirrored;

/** With or without hls.js, the player is only for rooms that play a stream. */
const StreamTile = lazy(() => import('../stream/StreamTile.tsx'));

/** Key of the stream's tile, in rooms that play one. */
const STREAM = 'stream';

/** Returns the stream's URL. The audience sees it while the meeting runs, as with the stage. */
const streamOf = ({ session, live, me }: RoomState): string | null =>
  session?.vendor === 'rtmp' && (live.state === 'streaming' || me?.role !== 'audience')
    ? session.play_url
    : null;
/** Prefix of a phone's number. */
const PHONE = 'phone-';

/**
 * The videos on stage and the shared document, which is large. Only the videos shown are received
 * (LMED-03, LMED-05).
 */
export function RoomStage() {
  const { t, session } = useRoom();
  const tiles = useRoomState(session.stageTiles);
  const spotlight = useRoomState(spotlightUid);
  const isAway = useRoomState(isHostAway);
  const hasDocument = useDocuments().state.shown !== null;
  const stream = useRoomState(streamOf);
  const phones = useRoomState(phonesOf);
  const phoneById = useMemo(
    () => new Map(phones.map((phone) => [`${PHONE}${phone.uid}`, phone])),
    [phones],
  );
  const byId = useMemo(() => new Map(tiles.map((tile) => [String(tile.uid), tile])), [tiles]);
  const layout = useRoomState(layoutIn);
  const speaker = useActiveSpeaker(layout !== 'grid');
  const { ids, large } = useMemo(
    () => arrangeStage({ tiles, spotlight, hasDocument, layout, speaker }),
    [tiles, spotlight, hasDocument, layout, speaker],
  );
  useEffect(() => {
    session.actions.showTiles(ids.filter((id) => id !== DOCUMENT).map(Number));
  }, [session, ids]);
  return (
    <VideoGrid
      t={t}
      ids={[...(stream === null ? [] : [STREAM]), ...ids, ...phoneById.keys()]}
      spotlightId={stream === null || large === DOCUMENT ? large : STREAM}
      isHostAway={isAway}
      renderTile={(id) => {
        if (id === DOCUMENT) return <DocumentTile />;
        if (id === STREAM && stream !== null) {
          return (
            <Suspense fallback={null}>
              <StreamTile url={stream} />
            </Suspense>
          );
        }
        const phone = phoneById.get(id);
        if (phone) return <PhoneTile phone={phone} />;
        const tile = byId.get(id);
        if (!tile) return null;
        const isSpotlight = tile.kind === 'screen' ? id === large : tile.uid === spotlight;
        return <RoomTile tile={tile} isSpotlight={isSpotlight} />;
      }}
    />
  );
}

interface RoomTileProps {
  tile: StageTile;
  isSpotlight: boolean;
}

/** One member on stage; rendered again when they change or start to speak, never for others. */
const RoomTile = memo(function RoomTile({ tile, isSpotlight }: RoomTileProps) {
  const { t, session, run } = useRoom();
  const { uid, kind, member, isMe } = tile;
  const read = useCallback(() => isSpeaking(session, uid), [session, uid]);
  const mayChoose = useRoomState(
    useCallback((state: RoomState) => canSpotlight(state, member), [member]),
  );
  const isMirrored = useRoomState(mirrorOf);
  // A screen is large by itself once no member's video is.
  const setSpotlight = (): void =>
    void run(session.actions.setSpotlight(isSpotlight || kind === 'screen' ? null : member.id));
  const isChosen = mayChoose && member.id !== null && !(kind === 'screen' && isSpotlight);
  const speaks = useSyncExternalStore(session.levels.subscribe, read, read);
  return (
    <VideoTile
      t={t}
      name={member.name ?? member.attendee?.name ?? ''}
      fullName={fullNameOf(member)}
      role={member.role}
      kind={kind}
      attach={tile.hasVideo ? attachVideo(tile.video) : undefined}
      logo={member.attendee?.logo ?? undefined}
      isMuted={!tile.hasAudio}
      isSpeaking={tile.hasAudio && speaks}
      isHidden={member.hide}
      isSelf={isMe}
      isMirrored={isMe && isMirrored}
      isSpotlight={isSpotlight}
      onSpotlight={isChosen ? setSpotlight : undefined}
    />
  );
});

/** Returns the active speaker. If not wanted, it tracks and renders nothing. */
function useActiveSpeaker(isWanted: boolean): Uid | null {
  const { session } = useRoom();
  const [uid, setUid] = useState<Uid | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const speaker = new ActiveSpeaker();
    return session.levels.subscribe(() => setUid(speaker.handle(session.levels.get())));
  }, [session, isWanted]);
  return isWanted ? uid : null;
}
