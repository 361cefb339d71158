import type { RoomState } from '@rostra/live-core';
import { Switch } from '@rostra/ui/Switch';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const isOpenToAll = (state: RoomState) => state.allowPublicChannel;

/** Switch above the messages with which host and staff open or close the chat. */
export default function ChatModeration() {
  const { t, session, run } = useRoom();
  const isOpen = useRoomState(isOpenToAll);
  return (
    <Switch
      isSelected={isOpen}
      onChange={(allow) => void run(session.actions.setPublicChannel(allow))}
    >
      {t('liveEntry.chat.open')}
    </Switch>
  );
}
