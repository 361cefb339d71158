import { Suspense, lazy, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '../navigation/returnAddress.ts';
import { useOverlay } from '../overlay/useOverlay.ts';
import { useUser } from './useUser.ts';

const LoginPrompt = lazy(() => import('./LoginPrompt.tsx'));

/**
 * Guards acts that visitors see but may not perform (AUTH-30). Returns true for a user; a visitor is
 * asked to log in, and comes back here.
 *
 * @returns a function that takes the sentence to show, such as 'Please log in before comment'
 */
export function useLoginPrompt(): (message?: string) => boolean {
  const { user } = useUser();
  const { open } = useOverlay();
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (message) => {
      if (user) return true;
      void open<boolean>((close) => (
        <Suspense fallback={null}>
          <LoginPrompt message={message} onLogIn={() => close(true)} onClose={() => close(false)} />
        </Suspense>
      )).then((wantsIt) => (wantsIt === true ? navigate(loginPath(location)) : undefined));
      return false;
    },
    [user, open, navigate, location],
  );
}
