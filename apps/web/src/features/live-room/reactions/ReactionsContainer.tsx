import type { ReactionsState } from '@rostra/live-core/reactions';
import { RoomReactions } from '@rostra/ui/screens/LiveRoomScreen';
import { useEffect } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useSource } from '../session/useSource.ts';
import { useReactionsController } from './useReactionsController.ts';

const burstsOf = ({ bursts }: ReactionsState) => bursts;

/** Everyone's reactions, over the stage. */
export default function ReactionsContainer() {
  const { t } = useRoom();
  const controller = useReactionsController();
  const bursts = useSource(controller.state, burstsOf);
  useEffect(() => {
    controller.start();
    return () => controller.stop();
  }, [controller]);
  return <RoomReactions t={t} bursts={bursts} />;
}
