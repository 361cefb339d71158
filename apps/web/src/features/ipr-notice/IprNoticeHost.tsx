import { IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { Suspense, lazy } from 'react';
import { useUser } from '../../session/useUser.ts';

const IprNoticeGate = lazy(() => import('./IprNoticeGate.tsx'));

/** Stands in the shell: shows the IP notice until the user has acknowledged this version (PROF-60). */
export function IprNoticeHost() {
  const { user } = useUser();
  if (!user || user.ipr_announcement_version === IPR_ANNOUNCEMENT_VERSION) return null;
  return (
    <Suspense fallback={null}>
      <IprNoticeGate />
    </Suspense>
  );
}
