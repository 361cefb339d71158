import type { RoomState, StageTile } from '@rostra/live-core';
import { VideoGrid } from '@rostra/ui/VideoGrid';
import { VideoTile } from '@rostra/ui/VideoTile';
import { memo, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { attachPicture } from './attachPicture.ts';
import { useRoom } from './RoomContext.ts';
import { isSpeaking } from './roomLevels.ts';
import { useRoomState } from './useRoomState.ts';

const homeOf = (state: RoomState) => state.channel.setHomeUid ?? null;

/** The pictures on stage; those shown are taken, the rest is not sent here (LMED-03, LMED-05). */
export function RoomStage() {
  const { t, session } = useRoom();
  const tiles = useRoomState(session.stageTiles);
  const homeId = useRoomState(homeOf);
  const byId = useMemo(() => new Map(tiles.map((tile) => [String(tile.uid), tile])), [tiles]);
  const ids = useMemo(() => Array.from(byId.keys()), [byId]);
  useEffect(() => {
    session.actions.showTiles(ids.map(Number));
  }, [session, ids]);
  return (
    <VideoGrid
      t={t}
      ids={ids}
      homeId={homeId}
      renderTile={(id) => {
        const tile = byId.get(id);
        return tile ? <RoomTile tile={tile} /> : null;
      }}
    />
  );
}

/** One member on stage; drawn anew when he changes or begins to speak, never for the others. */
const RoomTile = memo(function RoomTile({ tile }: { tile: StageTile }) {
  const { t, session } = useRoom();
  const { uid, member, isMe } = tile;
  const read = useCallback(() => isSpeaking(session, uid), [session, uid]);
  const speaks = useSyncExternalStore(session.levels.subscribe, read, read);
  return (
    <VideoTile
      t={t}
      name={member.name ?? member.attendee?.name ?? ''}
      role={member.role}
      attach={tile.hasVideo ? attachPicture(tile.picture) : undefined}
      photo={member.attendee?.logo ?? undefined}
      isMuted={!tile.hasAudio}
      isSpeaking={tile.hasAudio && speaks}
      isHidden={member.hide}
      isSelf={isMe}
    />
  );
});
