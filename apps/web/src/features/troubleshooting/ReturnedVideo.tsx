import type { RemoteMedia } from '@rostra/live-core';
import { VideoTile } from '@rostra/ui/VideoTile';
import { useMemo } from 'react';
import { attachVideo } from '../live-room/stage/attachVideo.ts';
import type { RoomText } from '../live-room/liveTextOf.ts';
import * as styles from './ReturnedVideo.css.ts';

const role = 'audience' as const;

interface ReturnedVideoProps {
  t: RoomText;
  video: RemoteMedia | null;
}

/** The user's own video as the media server returns it: the video that others would see. */
export function ReturnedVideo({ t, video }: ReturnedVideoProps) {
  const attach = useMemo(
    () => attachVideo(video && { attach: (element) => video.attach(element) }),
    [video],
  );
  if (video === null) return null;
  return (
    <div className={styles.tile}>
      <VideoTile t={t} name={t('liveHelp.check.returned')} role={role} attach={attach} />
    </div>
  );
}
