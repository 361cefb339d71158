import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { Icon } from '../../foundations/Icon/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './ConsoleList.css.ts';

/** A screen of the console. */
export interface ConsoleItem {
  href: string;
  label: string;
  /** All that is seen of it between 1024 and 1279 px. */
  icon: LucideIcon;
  isCurrent: boolean;
  /**
   * Entries that wait there. `label` is read aloud in place of `text`, and names overdue entries:
   * color and dot cannot be heard.
   */
  count?: { text: string; label: string; isOverdue: boolean } | undefined;
}

/** Screens under one heading. */
export interface ConsoleGroup {
  heading?: string | undefined;
  items: readonly ConsoleItem[];
}

interface ConsoleListProps {
  /** Names the navigation to screen readers. */
  label: string;
  /** In the order to show. */
  groups: readonly ConsoleGroup[];
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The screens of a console, by group. */
export function ConsoleList({ label, groups, onFollow }: ConsoleListProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <Group key={group.heading ?? group.items[0]?.href} {...group} onFollow={onFollow} />
      ))}
    </nav>
  );
}

function Group({ heading, items, onFollow }: ConsoleGroup & Pick<ConsoleListProps, 'onFollow'>) {
  const headingId = useId();
  const names = heading === undefined ? {} : { 'aria-labelledby': headingId };
  return (
    <div className={styles.group}>
      {heading !== undefined && (
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul {...names}>
        {items.map((item) => (
          <li key={item.href}>
            <PlainLink
              href={item.href}
              className={styles.item}
              title={item.label}
              onPress={onFollow}
              {...(item.isCurrent ? { 'aria-current': 'page' as const } : {})}
            >
              <Icon icon={item.icon} size="md" />
              <span className={styles.label}>{item.label}</span>
              {item.count && <Count {...item.count} />}
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Count({ text, label, isOverdue }: NonNullable<ConsoleItem['count']>) {
  return (
    <>
      {' '}
      <span className={styles.count({ isOverdue })} aria-hidden>
        {text}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
