import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useText } from '../language/useText.ts';

/** After a change of screen: says its title, and puts the keyboard at the content's start. */
export function Announcer() {
  const t = useText();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [message, setMessage] = useState('');
  const last = useRef(pathname);
  useEffect(() => {
    if (state !== 'idle' || last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    // The head is written in the same round of effects.
    queueMicrotask(() => setMessage(t('shell.arrived', { title: document.title })));
  }, [pathname, state, t]);
  return (
    <VisuallyHidden>
      <span role="status">{state === 'loading' ? t('shell.loadingScreen') : message}</span>
    </VisuallyHidden>
  );
}
