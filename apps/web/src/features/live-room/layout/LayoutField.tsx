import { LIVE_LAYOUTS } from '@rostra/contract/live';
import { SegmentedControl } from '@rostra/ui/SegmentedControl';
import { Stack } from '@rostra/ui/Stack';
import { Text } from '@rostra/ui/Text';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { layoutIn } from './layoutIn.ts';

/** The stage's layout, for everyone (LHST-17). */
export function LayoutField() {
  const { t, session, run } = useRoom();
  const layout = useRoomState(layoutIn);
  return (
    <Stack gap={2}>
      <SegmentedControl
        label={t('liveMedia.layout.label')}
        options={LIVE_LAYOUTS.map((value) => ({ value, label: t(`liveMedia.layout.${value}`) }))}
        value={layout}
        onChange={(next) => void run(session.actions.setLayout(next))}
      />
      <Text tone="secondary" size="sm">
        {t(`liveMedia.layout.hints.${layout}`)}
      </Text>
    </Stack>
  );
}
