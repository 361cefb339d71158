import { followLink } from '@rostra/ui/UiProvider';
import type { MouseEvent, ReactNode } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';

interface InternalLinksProps {
  children: ReactNode;
  /** Links that leave it load their page. */
  isOwnDocument: boolean;
}

/** Checks whether a path is a screen's. Others load as documents, as all do without the table. */
async function isScreen(pathname: string): Promise<boolean> {
  const table = await import('./siteTable.ts').catch(() => undefined);
  return table?.builtScreens.some(({ path }) => matchPath(path, pathname)) ?? false;
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
    event.preventDefault();
    const target = link.pathname + link.search;
    followLink(link, async () => {
      if (await isScreen(link.pathname)) await navigate(target);
      else location.assign(link.href);
    });
  };
  // The links inside are the controls; this only listens on their behalf.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div onClick={follow}>{children}</div>;
}
