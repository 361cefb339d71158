import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useText } from '../language/useText.ts';

/** Moves focus to an element, without scrolling. */
function moveFocus(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Announces the title after a change of screen, and moves focus to the start of the content. If only
 * the query changed, the screen announces its own changes and focus stays.
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
    // The focused element disappeared with the query, as with the home search.
    if (last.current === pathname && document.activeElement === document.body)
      moveFocus('#content h1');
  }, [pathname, search, state]);
  useEffect(() => {
    if (state !== 'idle' || last.current === pathname) return;
    last.current = pathname;
    moveFocus('#content');
    // `HeadUpdater` writes the new title at the same time; this runs after it.
    const send = (): void => {
      setTimeout(() => setMessage(t('shell.arrived', { title: document.title })));
    };
    import('../head/writeHead.ts').then(send, send);
  }, [pathname, state, t]);
  return (
    <VisuallyHidden>
      <span role="status">{state === 'loading' ? t('shell.loadingScreen') : message}</span>
    </VisuallyHidden>
  );
}
