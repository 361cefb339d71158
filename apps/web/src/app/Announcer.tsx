import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useText } from '../language/useText.ts';

/** Where the keyboard goes on when what had the focus went with the query, as the home's search does. */
function findLostFocus(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * After a change of screen: says its title, and puts the keyboard at the content's start. Where the
 * query alone has changed the screen says what is new, and what has the focus keeps it.
 */
export function Announcer() {
  const t = useText();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const [message, setMessage] = useState('');
  const last = useRef(pathname);
  const lastSearch = useRef(search);
  useEffect(() => {
    if (state !== 'idle' || lastSearch.current === search) return;
    lastSearch.current = search;
    if (last.current === pathname) findLostFocus();
  }, [pathname, search, state]);
  useEffect(() => {
    if (state !== 'idle' || last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    // The same code writes the new title as soon as it is there (`HeadUpdater`); this comes after it.
    const say = (): void => {
      setTimeout(() => setMessage(t('shell.arrived', { title: document.title })));
    };
    import('../head/writeHead.ts').then(say, say);
  }, [pathname, state, t]);
  return (
    <VisuallyHidden>
      <span role="status">{state === 'loading' ? t('shell.loadingScreen') : message}</span>
    </VisuallyHidden>
  );
}
