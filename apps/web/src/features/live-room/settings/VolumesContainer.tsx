import { DEFAULT_VOLUME } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import { Slider } from '@rostra/ui/Slider';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const stageOf = (state: RoomState) => state.stage;
const membersOf = (state: RoomState) => state.members;
const uidOf = (state: RoomState) => state.me?.uid;
const volumesOf = ({ preferences }: RoomState) => preferences.volumes;

/** The user's own volume for each member on stage (LMED-20). */
export function VolumesContainer() {
  const { t, session } = useRoom();
  const stage = useRoomState(stageOf);
  const members = useRoomState(membersOf);
  const ownUid = useRoomState(uidOf);
  const volumes = useRoomState(volumesOf);
  const others = stage.flatMap((uid) => {
    const member = members.get(uid);
    if (!member || uid === ownUid || member.id === null) return [];
    return [{ id: member.id, name: member.name ?? member.attendee?.name ?? '' }];
  });
  if (others.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="sm" tone="secondary">
        {t('liveMedia.ownVolume.title')}
      </Text>
      {others.map(({ id, name }) => (
        <Slider
          key={id}
          label={t('liveMedia.ownVolume.label', { name })}
          value={volumes[id] ?? DEFAULT_VOLUME}
          valueText={(percent) => t('liveMedia.settings.percent', { percent })}
          onChange={(percent) => session.actions.setVolumeForMe(id, percent)}
        />
      ))}
    </Stack>
  );
}
