import { VideoTile } from '@rostra/ui/VideoTile';
import type { VideoTileProps } from '@rostra/ui/VideoTile';
import { useMemo } from 'react';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const ilse = { name: 'Ilona Varga', role: 'expert' } as const;
/** A camera that sends nothing any more. */
const stopped = () => () => undefined;

function Off(props: Pick<VideoTileProps, 'attach'>) {
  return (
    <div className={stage({ room: 'none' })}>
      <VideoTile t={texts} {...ilse} isMuted {...props} />
    </div>
  );
}

/** Leave out `attach` once the camera is off: the initials take its place. */
export const Do = () => <Off />;

/** Keep a stopped camera attached: the tile is empty. */
export const Dont = () => <Off attach={stopped} />;

interface MemberProps extends Pick<
  VideoTileProps,
  't' | 'name' | 'role' | 'isMuted' | 'isSpeaking'
> {
  /** Null while the camera is off. */
  stream: MediaStream | null;
}

/** The function stays the same while the stream does, so the video is attached once. */
export function Example({ stream, ...member }: MemberProps) {
  const attach = useMemo(() => {
    if (stream === null) return null;
    return (element: HTMLElement) => {
      const video = document.createElement('video');
      Object.assign(video, { srcObject: stream, autoplay: true, muted: true, playsInline: true });
      element.append(video);
      return () => video.remove();
    };
  }, [stream]);
  return <VideoTile {...member} {...(attach ? { attach } : {})} />;
}
