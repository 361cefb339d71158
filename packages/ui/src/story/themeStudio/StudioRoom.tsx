import type { Locale } from '@rostra/i18n';
import { LiveTimer } from '../../live/LiveTimer/index.ts';
import { RoomControls } from '../../live/RoomControls/index.ts';
import {
  LiveRoomHeader,
  LiveRoomScreen,
  LiveRoomStage,
  LiveRoomVideos,
} from '../../screens/LiveRoomScreen/index.ts';
import { VideoGrid } from '../../live/VideoGrid/index.ts';
import { VideoTile } from '../../live/VideoTile/index.ts';
import { liveSample } from '../samples/live.ts';
import { portrait } from '../samples/portrait.ts';
import { sampleNow } from '../samples/now.ts';
import { liveTextFor } from '../screenText.ts';

const role = 'expert';
const nothing = () => undefined;
const press = { onPress: nothing };
const videos = [0, 1, 2].map(portrait);

/** The room as an expert sees it: tiles, who speaks, the controls. */
export function StudioRoom({ locale }: { locale: Locale }) {
  const t = liveTextFor(locale);
  const { meeting, zhouYuanhang, helenaBrandt, suMan, danielOkafor } = liveSample(locale);
  const names = [zhouYuanhang, helenaBrandt, suMan, danielOkafor];
  return (
    <LiveRoomScreen
      t={t}
      state="streaming"
      header={
        <LiveRoomHeader
          title={meeting}
          backHref="#event"
          isRecording
          timer={<LiveTimer t={t} seconds={2537} />}
          count={418}
        />
      }
      stage={
        <LiveRoomStage>
          <LiveRoomVideos startsAt={sampleNow}>
            <VideoGrid
              t={t}
              ids={names.map((_, index) => String(index))}
              renderTile={(id) => (
                <VideoTile
                  t={t}
                  name={names[Number(id)] ?? zhouYuanhang}
                  role={role}
                  kind="camera"
                  attach={videos[Number(id)]}
                  isSpeaking={id === '0'}
                  isMuted={id === '2'}
                />
              )}
            />
          </LiveRoomVideos>
        </LiveRoomStage>
      }
      controls={
        <RoomControls
          t={t}
          microphone={{ ...press, isOn: true }}
          camera={{ ...press, isOn: false }}
          leave={press}
        />
      }
    />
  );
}
