import { IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { bringAccountTexts } from '../../language/bringAccountTexts.ts';
import { useUser } from '../../session/useUser.ts';

const IprNoticeGate = lazy(() => import('./IprNoticeGate.tsx'));

/** Stands in the shell: shows the IP notice until the user has acknowledged this version (PROF-60). */
export function IprNoticeHost() {
  const { user } = useUser();
  const services = useServices();
  const isDue = user !== null && user.ipr_announcement_version !== IPR_ANNOUNCEMENT_VERSION;
  const [hasTexts, setHasTexts] = useState(false);
  // Its texts are the account's: pages that the server renders come without them.
  useEffect(() => {
    if (isDue) void bringAccountTexts(services).then(() => setHasTexts(true));
  }, [isDue, services]);
  if (!isDue || !hasTexts) return null;
  return (
    <Suspense fallback={null}>
      <IprNoticeGate />
    </Suspense>
  );
}
