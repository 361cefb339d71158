import { Link as AriaLink } from 'react-aria-components/Link';
import * as styles from './SectionTabs.css.ts';

export interface SectionTab {
  value: string;
  label: string;
  href: string;
}

export interface SectionTabsProps {
  /** Names the choice for screen readers. */
  label: string;
  tabs: readonly SectionTab[];
  /** The value of the tab shown. */
  current: string;
}

/** Kinds of a list as links, each with an address of its own; the raked bar is under the current one. */
export function SectionTabs({ label, tabs, current }: SectionTabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ value, label: name, href }) => (
        <AriaLink
          key={value}
          href={href}
          className={styles.tab}
          {...(value === current ? { 'aria-current': 'page' as const } : {})}
        >
          {name}
        </AriaLink>
      ))}
    </nav>
  );
}
