import type { ReactNode } from 'react';
import { useLiveRoom } from './LiveRoomContext.ts';
import { StageMessage } from './StageMessage.tsx';
import type { StageMessageProps } from './StageMessage.tsx';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as over from './overVideos.css.ts';

export interface LiveRoomVideosProps extends StageMessageProps {
  /** `VideoGrid`, a player; not rendered while the room waits or is over. */
  children: ReactNode;
  /** `RoomReactions`, over the videos' lower end. */
  reactions?: ReactNode;
}

/** The videos of the stage; while the room waits or is over, a text in place of them. */
export function LiveRoomVideos({ children, reactions, ...message }: LiveRoomVideosProps) {
  const { isStageShown } = useLiveRoom();
  return (
    <>
      {isStageShown ? wrapTexts(children) : <StageMessage {...message} />}
      <div className={over.reactions}>{reactions}</div>
    </>
  );
}
