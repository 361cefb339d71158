import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './PersonalCenterMenu.css.ts';

export interface PersonalCenterMenuItem {
  href: string;
  text: string;
  isCurrent: boolean;
  /** A count behind the entry, such as unread notifications. */
  count?: number | undefined;
}

export interface PersonalCenterMenuProps extends RootProps {
  /** Names the navigation to screen readers. */
  label: string;
  /** Entries by group; a group without a heading is shown on its own. */
  groups: readonly { heading?: string | undefined; items: readonly PersonalCenterMenuItem[] }[];
  /** The last entry, which acts instead of leading somewhere: logout. */
  action?: { label: string; onPress: () => void; isPending: boolean } | undefined;
}

/** The navigation of My account: a list beside the page, a scrolling line on phones. */
export function PersonalCenterMenu({ label, groups, action, ...root }: PersonalCenterMenuProps) {
  return (
    <nav {...rootProps(root, styles.menu)} aria-label={label}>
      {groups.map(({ heading, items }) => (
        <div key={heading ?? items[0]?.href} className={styles.group}>
          {heading !== undefined && <p className={styles.heading}>{heading}</p>}
          <ul className={styles.list}>
            {items.map(({ href, text, isCurrent, count }) => (
              <li key={href}>
                <PlainLink
                  href={href}
                  className={styles.item}
                  {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
                >
                  <span>{text}</span>
                  {count !== undefined && count > 0 && (
                    <span className={styles.count}>{count}</span>
                  )}
                </PlainLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {action && (
        <PlainButton className={styles.item} isPending={action.isPending} onPress={action.onPress}>
          {action.label}
        </PlainButton>
      )}
    </nav>
  );
}
