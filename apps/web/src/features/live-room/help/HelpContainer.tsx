import type { RoomState } from '@rostra/live-core';
import { HelpMenu } from '@rostra/ui/screens/LiveRoomScreen';
import { Suspense, lazy, useState } from 'react';
import { withLanguage } from '../../../language/withLanguage.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { CHECK_PATH, tutorialPath } from './helpPaths.ts';

const ServiceDialog = lazy(() => import('../service/ServiceDialog.tsx'));

const liveIdOf = (state: RoomState) => state.session?.id ?? 0;
const roleOf = (state: RoomState) => state.me?.role ?? 'audience';

/** Opens a new tab, so that users in search of help stay in the meeting. */
const open = (path: string): void => {
  window.open(withLanguage(path, location.search), '_blank', 'noopener');
};

/** Help inside the room: keys, lessons, the device test, contacts (LPAY-07). */
export default function HelpContainer({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useRoom();
  const liveId = useRoomState(liveIdOf);
  const role = useRoomState(roleOf);
  const [asksPeople, setAsksPeople] = useState(false);
  return (
    <>
      <HelpMenu
        t={t}
        items={[
          { id: 'shortcuts', label: t('liveHelp.menu.shortcuts'), onPress: onShortcuts },
          {
            id: 'tutorial',
            label: t('liveHelp.menu.tutorial'),
            onPress: () => open(tutorialPath(liveId, role)),
          },
          { id: 'check', label: t('liveHelp.menu.check'), onPress: () => open(CHECK_PATH) },
          { id: 'service', label: t('liveMedia.service'), onPress: () => setAsksPeople(true) },
        ]}
      />
      {asksPeople && (
        <Suspense fallback={null}>
          <ServiceDialog onClose={() => setAsksPeople(false)} />
        </Suspense>
      )}
    </>
  );
}
