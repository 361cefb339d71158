import { IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { useUser } from '../../session/useUser.ts';

const IprNoticeGate = lazy(() => import('./IprNoticeGate.tsx'));

/** Shows the IP notice in the shell until the user has acknowledged this version (PROF-60). */
export function IprNoticeHost() {
  const { user } = useUser();
  const services = useServices();
  const isDue = user !== null && user.ipr_announcement_version !== IPR_ANNOUNCEMENT_VERSION;
  const [hasTexts, setHasTexts] = useState(false);
  // Its texts are the account's, which most pages leave out.
  useEffect(() => {
    if (!isDue) return;
    void import('../../language/addTexts.ts')
      .then(({ addTexts }) => addTexts(services, ['personalCenter']))
      .then(() => setHasTexts(true));
  }, [isDue, services]);
  if (!isDue || !hasTexts) return null;
  return (
    <Suspense fallback={null}>
      <IprNoticeGate />
    </Suspense>
  );
}
