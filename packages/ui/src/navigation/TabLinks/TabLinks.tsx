import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './TabLinks.css.ts';

export interface TabLinksProps extends RootProps {
  /** Names the choice to screen readers. */
  label: string;
  /** In the order to show; each is an address of its own, so it works before scripts. */
  tabs: readonly { href: string; text: string; isCurrent: boolean }[];
  /** Back leaves the page, no matter which tabs were opened. @default false */
  replaces?: boolean | undefined;
}

/** Parts of a page that each have an address: links that look like tabs. */
export function TabLinks({ label, tabs, replaces = false, ...root }: TabLinksProps) {
  return (
    <nav {...rootProps(root, styles.tabs)} aria-label={label}>
      {tabs.map(({ href, text, isCurrent }) => (
        <PlainLink
          key={href}
          href={href}
          replaces={replaces}
          className={styles.tab}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        >
          {text}
        </PlainLink>
      ))}
    </nav>
  );
}
