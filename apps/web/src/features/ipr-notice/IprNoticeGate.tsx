import { IPR_ANNOUNCEMENT_VERSION } from '@rostra/contract';
import { IprNotice } from '@rostra/ui/IprNotice';
import { useEffect } from 'react';
import { useMutation } from '../../data/useMutation.ts';
import { useText } from '../../language/useText.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * Asks the user to acknowledge the notice and records it; gone once the account has the version
 * (PROF-61).
 */
export default function IprNoticeGate() {
  const t = useText();
  const { renew, logOut } = useSession();
  const { mutate, isPending, error } = useMutation('postIprVersion', { silent: true });
  useEffect(
    () => () => {
      // It opened by itself: no control gets the focus back.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
      });
    },
    [],
  );
  const confirm = async (): Promise<void> => {
    if (await mutate({ body: { version: IPR_ANNOUNCEMENT_VERSION } })) await renew();
  };
  return (
    <IprNotice
      t={t}
      version={IPR_ANNOUNCEMENT_VERSION}
      isPending={isPending}
      problem={error?.message}
      onConfirm={() => void confirm()}
      onLogOut={() => void logOut()}
    />
  );
}
