import type { RoomState } from '@rostra/live-core';
import { Inline } from '@rostra/ui/Inline';
import { Switch } from '@rostra/ui/Switch';
import { AnnouncementButton } from './AnnouncementButton.tsx';
import { CaptionsButton } from './captions/CaptionsButton.tsx';
import { ConverterPart } from './converter/ConverterPart.tsx';
import { RecordingButton } from './recording/RecordingButton.tsx';
import { BackgroundButton } from './BackgroundButton.tsx';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const isOpenToAll = (state: RoomState) => state.allowPublicChannel;

/** What host and staff do with the chat and with what everyone sees, above the messages. */
export default function ChatModeration() {
  const { t, session, run } = useRoom();
  const isOpen = useRoomState(isOpenToAll);
  return (
    <Inline justify="between">
      <Switch
        isSelected={isOpen}
        onChange={(allow) => void run(session.actions.setPublicChannel(allow))}
      >
        {t('liveEntry.chat.open')}
      </Switch>
      <Inline gap={2}>
        <ConverterPart />
        <RecordingButton />
        <CaptionsButton />
        <BackgroundButton />
        <AnnouncementButton />
      </Inline>
    </Inline>
  );
}
