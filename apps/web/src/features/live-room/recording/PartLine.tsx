import type { RecordingPart } from '@rostra/contract/live';
import { formatClock } from '@rostra/i18n';
import { Inline } from '@rostra/ui/Inline';
import { LinkButton } from '@rostra/ui/LinkButton';
import { Text } from '@rostra/ui/Text';
import { useRoom } from '../RoomContext.ts';

const SECONDS = 60;

/** One part of a recording: how it stands, and the film that it has become. */
export function PartLine({ part }: { part: RecordingPart }) {
  const { t } = useRoom();
  const { failure, media_url, seconds, state, stops_at } = part;
  const name = t('liveMedia.recording.part', { part: part.part });
  const stands =
    failure !== null
      ? t(`liveMedia.recording.failures.${failure}`)
      : stops_at !== null
        ? t('liveMedia.recording.runs', { time: formatClock(new Date(stops_at)) })
        : t(`liveMedia.recording.states.${state}`);
  return (
    <Inline gap={2} justify="between">
      <Text>{`${name} · ${stands}`}</Text>
      {media_url !== null && (
        <LinkButton href={media_url} target="_blank" size="sm" tone="neutral" emphasis="outline">
          {t('liveMedia.recording.watch', { minutes: Math.ceil((seconds ?? 0) / SECONDS) })}
        </LinkButton>
      )}
    </Inline>
  );
}
