import { followLink } from '@rostra/ui/UiProvider';
import type { MouseEvent, ReactNode } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { builtScreens } from '../navigation/builtScreens.ts';

interface InternalLinksProps {
  children: ReactNode;
  /** Links that leave it load their page. */
  isOwnDocument: boolean;
}

/** Routes plain links inside content (article bodies, legal texts) through the router too. */
export function InternalLinks({ children, isOwnDocument }: InternalLinksProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    if (isOwnDocument || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target === '_blank' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.hash !== '') return;
    if (!builtScreens.some(({ path }) => matchPath(path, link.pathname))) return;
    event.preventDefault();
    const target = link.pathname + link.search;
    followLink(link, () => navigate(target));
  };
  // The links inside are the controls; this only listens on their behalf.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div onClick={follow}>{children}</div>;
}
