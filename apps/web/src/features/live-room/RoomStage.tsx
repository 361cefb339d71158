import { canMakeHome, homeUid, isHostAway } from '@rostra/live-core';
import type { RoomState, StageTile } from '@rostra/live-core';
import { VideoGrid } from '@rostra/ui/VideoGrid';
import { VideoTile } from '@rostra/ui/VideoTile';
import { memo, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { DocumentTile } from './documents/DocumentTile.tsx';
import { useDocuments } from './documents/useDocuments.ts';
import { attachPicture } from './attachPicture.ts';
import { fullNameOf } from './fullNameOf.ts';
import { useRoom } from './RoomContext.ts';
import { isSpeaking } from './roomLevels.ts';
import { useRoomState } from './useRoomState.ts';

const mirrorOf = ({ preferences }: RoomState) => preferences.isMirrored;

/** The tile of the document that everyone sees. */
const DOCUMENT = 'document';

/** The pictures on stage, and the document that is shown, which stands large; those shown are taken, the rest is not sent here (LMED-03, LMED-05). */
export function RoomStage() {
  const { t, session } = useRoom();
  const tiles = useRoomState(session.stageTiles);
  const home = useRoomState(homeUid);
  const isAway = useRoomState(isHostAway);
  const hasDocument = useDocuments().state.shown !== null;
  const byId = useMemo(() => new Map(tiles.map((tile) => [String(tile.uid), tile])), [tiles]);
  const ids = useMemo(() => Array.from(byId.keys()), [byId]);
  useEffect(() => {
    session.actions.showTiles(ids.map(Number));
  }, [session, ids]);
  return (
    <VideoGrid
      t={t}
      ids={hasDocument ? [DOCUMENT, ...ids] : ids}
      homeId={hasDocument ? DOCUMENT : home === null ? null : String(home)}
      isHostAway={isAway}
      renderTile={(id) => {
        if (id === DOCUMENT) return <DocumentTile />;
        const tile = byId.get(id);
        return tile ? <RoomTile tile={tile} isHome={tile.uid === home} /> : null;
      }}
    />
  );
}

interface RoomTileProps {
  tile: StageTile;
  isHome: boolean;
}

/** One member on stage; drawn anew when he changes or begins to speak, never for the others. */
const RoomTile = memo(function RoomTile({ tile, isHome }: RoomTileProps) {
  const { t, session, run } = useRoom();
  const { uid, member, isMe } = tile;
  const read = useCallback(() => isSpeaking(session, uid), [session, uid]);
  const mayChoose = useRoomState(
    useCallback((state: RoomState) => canMakeHome(state, member), [member]),
  );
  const isMirrored = useRoomState(mirrorOf);
  const setHome = (): void => void run(session.actions.setHome(isHome ? null : member.id));
  const speaks = useSyncExternalStore(session.levels.subscribe, read, read);
  return (
    <VideoTile
      t={t}
      name={member.name ?? member.attendee?.name ?? ''}
      fullName={fullNameOf(member)}
      role={member.role}
      attach={tile.hasVideo ? attachPicture(tile.picture) : undefined}
      photo={member.attendee?.logo ?? undefined}
      isMuted={!tile.hasAudio}
      isSpeaking={tile.hasAudio && speaks}
      isHidden={member.hide}
      isSelf={isMe}
      isMirrored={isMe && isMirrored}
      isHome={isHome}
      onMakeHome={mayChoose && member.id !== null ? setHome : undefined}
    />
  );
});
