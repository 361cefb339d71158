import type { RoomState } from '@rostra/live-core';
import { isSuper } from '@rostra/live-core';
import { hostItems } from '@rostra/ui/HostControls';
import type { HostControlsProps } from '@rostra/ui/HostControls';
import type { MenuAction } from '@rostra/ui/Menu';
import { MoreMenu } from '@rostra/ui/screens/LiveRoomScreen';
import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { Suspense, lazy, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import type { RoomDialogName } from './useRoomDialogItems.ts';
import { useRoomDialogItems } from './useRoomDialogItems.ts';

const dialogs = {
  announcement: lazy(() => import('../dialogs/AnnouncementDialog.tsx')),
  captions: lazy(() => import('../captions/CaptionsDialog.tsx')),
  converter: lazy(() => import('../converter/ConverterDialog.tsx')),
  recording: lazy(() => import('../recording/RecordingDialog.tsx')),
  stage: lazy(() => import('../layout/StageDialog.tsx')),
};

/** Returns the state of the restream, for super roles only. */
const converterOf = (state: RoomState) => (isSuper(state) ? state.converter : null);

interface MoreContainerProps {
  /** Actions that do not fit into the bar. */
  actions: readonly MenuAction[];
  /** Controls of the meeting's course, if the bar has no space for them. */
  course: HostControlsProps | undefined;
}

/** The menu behind "More": actions that do not fit into the bar, and the tools of host and staff. */
export default function MoreContainer({ actions, course }: MoreContainerProps) {
  const { t } = useRoom();
  const [opened, setOpened] = useState<RoomDialogName | null>(null);
  // An open one stays mounted, so that it can close by itself.
  const [last, setLast] = useState<RoomDialogName | null>(null);
  const dialogItems = useRoomDialogItems((name) => {
    setLast(name);
    setOpened(name);
  });
  const converter = useRoomState(converterOf);
  const Opened = last && dialogItems.some(({ id }) => id === last) ? dialogs[last] : null;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {converter !== null && t(`liveMedia.converter.states.${converter}`)}
        </span>
      </VisuallyHidden>
      <MoreMenu t={t} items={[...actions, ...(course ? hostItems(course) : []), ...dialogItems]} />
      {Opened && (
        <Suspense fallback={null}>
          <Opened isOpen={opened === last} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
