import type { RecordingPart } from '@rostra/contract/live';
import { formatClock, isolate } from '@rostra/i18n';
import { Button } from '@rostra/ui/Button';
import { VideoPlayer } from '@rostra/ui/VideoPlayer';
import { Inline } from '@rostra/ui/Inline';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useState } from 'react';
import { useRoom } from '../RoomContext.ts';

const SECONDS = 60;

/** One part of a recording: its state, and its playback below the line. */
export function RecordingPartRow({ part }: { part: RecordingPart }) {
  const { t } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const { failure, media_url, seconds, state, stops_at } = part;
  const name = t('liveMedia.recording.part', { part: part.part });
  const current =
    failure !== null
      ? t(`liveMedia.recording.failures.${failure}`)
      : stops_at !== null
        ? t('liveMedia.recording.runs', { time: formatClock(new Date(stops_at)) })
        : t(`liveMedia.recording.states.${state}`);
  return (
    <Stack gap={2}>
      <Inline gap={2} justify="between">
        <Text>{`${isolate(name)} · ${current}`}</Text>
        {media_url !== null && !isOpen && (
          <Button size="sm" tone="neutral" emphasis="outline" onPress={() => setOpen(true)}>
            {t('liveMedia.recording.watch', { minutes: Math.ceil((seconds ?? 0) / SECONDS) })}
          </Button>
        )}
      </Inline>
      {media_url !== null && isOpen && (
        <VideoPlayer name={name} src={media_url} failed={t('liveMedia.recording.playbackFailed')} />
      )}
    </Stack>
  );
}
