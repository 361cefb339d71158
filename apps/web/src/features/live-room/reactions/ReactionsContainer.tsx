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
  const tool = useReactionsController();
  const bursts = useSource(tool.state, burstsOf);
  useEffect(() => {
    tool.start();
    return () => tool.stop();
  }, [tool]);
  return <RoomReactions t={t} bursts={bursts} />;
}
