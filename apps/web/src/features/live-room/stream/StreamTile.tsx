import { Button } from '@rostra/ui/Button';
import { ErrorState } from '@rostra/ui/ErrorState';
import { Slider } from '@rostra/ui/Slider';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRoom } from '../RoomContext.ts';
import { StreamPlayer } from './StreamPlayer.ts';
import type { StreamState } from './StreamPlayer.ts';
import * as styles from './StreamTile.css.ts';

const LOADING: StreamState = { phase: 'loading', isBehind: false, volume: 100 };
const noChange = (): (() => void) => () => undefined;
const loading = (): StreamState => LOADING;

/** The stream of a live session without a real-time client, with its playback controls (LMED-22, LMED-23). */
export default function StreamTile({ url }: { url: string }) {
  const { t } = useRoom();
  const name = t('liveMedia.stream.name');
  const place = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<StreamPlayer | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const video = document.createElement('video');
    video.className = styles.video;
    video.ariaLabel = name;
    place.current.append(video);
    const made = new StreamPlayer(url, video);
    setPlayer(made);
    void made.start();
    return () => {
      made.stop();
      video.remove();
    };
  }, [url, name]);
  const state = useSyncExternalStore(
    player?.subscribe ?? noChange,
    player?.get ?? loading,
    loading,
  );
  const { phase, isBehind, volume } = state;
  const hasFailed = phase === 'failed' || phase === 'none';
  const isOn = phase === 'playing' || phase === 'loading';
  return (
    <div className={styles.tile}>
      {hasFailed && (
        <div className={styles.onStage}>
          <ErrorState
            title={t(phase === 'none' ? 'liveMedia.stream.none' : 'liveMedia.stream.failed')}
            onRetry={() => void player?.start()}
          >
            {t(phase === 'none' ? 'liveMedia.stream.noneHint' : 'liveMedia.stream.failedHint')}
          </ErrorState>
        </div>
      )}
      <div ref={place} className={styles.stage} hidden={hasFailed} />
      <span role="status" className={styles.waiting}>
        {phase === 'loading' ? t('liveMedia.stream.loading') : ''}
      </span>
      {player && !hasFailed && (
        <div className={styles.controls}>
          <Button
            tone={phase === 'blocked' ? 'accent' : 'neutral'}
            onPress={() => (isOn ? player.pause() : void player.play())}
          >
            {t(isOn ? 'liveMedia.stream.pause' : 'liveMedia.stream.play')}
          </Button>
          {isBehind && (
            <Button tone="neutral" emphasis="outline" onPress={() => player.goLive()}>
              {t('liveMedia.stream.goLive')}
            </Button>
          )}
          <div className={styles.volume}>
            <Slider
              label={t('liveMedia.stream.volume')}
              value={volume}
              onChange={(percent) => player.setVolume(percent)}
            />
          </div>
        </div>
      )}
    </div>
  );
}
