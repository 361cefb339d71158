import { VideoGrid } from '@rostra/ui/VideoGrid';
import type { VideoGridProps } from '@rostra/ui/VideoGrid';
import { VideoTile } from '@rostra/ui/VideoTile';
import type { VideoTileProps } from '@rostra/ui/VideoTile';
import { useCallback, useSyncExternalStore } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { portrait, slide } from '../../story/samples/portrait.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const videos = new Map<string, Omit<VideoTileProps, 't'>>([
  ['slides', { name: 'roadshow.pdf', role: 'broadcaster', kind: 'document', attach: slide }],
  ['wu', { name: 'Zhou Yuanhang', role: 'broadcaster', attach: portrait(1) }],
  ['ilse', { name: 'Ilona Varga', role: 'expert', attach: portrait(2) }],
]);

function Presentation({ spotlightId }: Pick<VideoGridProps, 'spotlightId'>) {
  return (
    <div className={stage({ room: 'none' })}>
      <div style={{ blockSize: 320 }}>
        <VideoGrid
          t={texts}
          ids={[...videos.keys()]}
          spotlightId={spotlightId}
          renderTile={(id) => {
            const video = videos.get(id);
            return video && <VideoTile t={texts} {...video} />;
          }}
        />
      </div>
    </div>
  );
}

/** Put the document that everyone reads in the spotlight. */
export const Do = () => <Presentation spotlightId="slides" />;

/** Give a document the size of a face. */
export const Dont = () => <Presentation spotlightId={null} />;

interface Members {
  /** Returns the same object until something in it changes. */
  read: (id: string) => Omit<VideoTileProps, 't'>;
  subscribe: (id: string, onChange: () => void) => () => void;
}

interface MemberTileProps extends Pick<VideoTileProps, 't'> {
  id: string;
  members: Members;
}

function MemberTile({ t, id, members }: MemberTileProps) {
  const subscribe = useCallback(
    (onChange: () => void) => members.subscribe(id, onChange),
    [members, id],
  );
  const read = () => members.read(id);
  return <VideoTile t={t} {...useSyncExternalStore(subscribe, read, read)} />;
}

interface StageProps extends Pick<VideoGridProps, 't' | 'ids' | 'spotlightId' | 'isHostAway'> {
  members: Members;
}

/** Each tile follows its own member; the grid re-renders only when tiles come, go or move. */
export function Example({ members, ...grid }: StageProps) {
  return (
    <VideoGrid {...grid} renderTile={(id) => <MemberTile t={grid.t} id={id} members={members} />} />
  );
}
