import type { RoomState } from '@rostra/live-core';
import { ImageUpload } from '@rostra/ui/ImageUpload';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useUploadPort } from '../../../files/useUploadPort.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const urlOf = ({ channel }: RoomState): string | undefined => channel.backgroundUrl;

/** The image behind the stage: uploaded, it is shown to everyone; removed, to nobody (LHST-16). */
export function BackgroundField() {
  const { t, session, run } = useRoom();
  const url = useRoomState(urlOf);
  const { upload, problem } = useUploadPort('image');
  const set = (next: string | null): void => void run(session.actions.setBackground(next));
  return (
    <Stack gap={4}>
      <Text tone="secondary">{t('liveEntry.background.hint')}</Text>
      <ImageUpload<string>
        label={t('liveEntry.background.label')}
        src={url}
        keptName={url === undefined ? undefined : t('liveEntry.background.kept')}
        upload={upload}
        onUploaded={set}
        onRemoved={() => set(null)}
        errorMessage={problem}
      />
    </Stack>
  );
}
