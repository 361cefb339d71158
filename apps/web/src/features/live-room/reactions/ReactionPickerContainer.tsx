import type { RoomState } from '@rostra/live-core';
import type { ReactionsState } from '@rostra/live-core/reactions';
import { ReactionPicker } from '@rostra/ui/screens/LiveRoomScreen';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { useSource } from '../session/useSource.ts';
import { useReactionsController } from './useReactionsController.ts';

const isResting = (state: ReactionsState) => state.isResting;
const isConnected = ({ connection }: RoomState) => connection === 'connected';

/** The bar's control for reactions. */
export default function ReactionPickerContainer() {
  const { t, run } = useRoom();
  const controller = useReactionsController();
  const mustRest = useSource(controller.state, isResting);
  const isOnline = useRoomState(isConnected);
  const reason = !isOnline
    ? t('liveEntry.errors.offline')
    : mustRest
      ? t('liveTalk.reactions.resting')
      : undefined;
  return (
    <ReactionPicker t={t} onReact={(kind) => void run(controller.show(kind))} reason={reason} />
  );
}
