import { Icon } from '../Icon/index.ts';
import { ArrowRight } from '../icons.ts';
import { PlainLink } from '../Press/PlainLink.tsx';
import * as styles from './AudienceEntries.css.ts';

export interface AudienceEntry {
  /** Whom it is for. */
  name: string;
  /** What they find there. */
  text: string;
  href: string;
}

export interface AudienceEntriesProps {
  /** One for each audience of the site, with the way in. */
  entries: readonly AudienceEntry[];
  /** Under one another, as in a side column. @default 'grid' */
  shape?: 'grid' | 'list' | undefined;
}

/** Every audience's way in from the home screen (FND-01). */
export function AudienceEntries({ entries, shape = 'grid' }: AudienceEntriesProps) {
  return (
    <ul className={styles.list({ shape })}>
      {entries.map(({ name, text, href }) => (
        <li key={name} className={styles.entry}>
          <PlainLink href={href} className={styles.link}>
            <b className={styles.name}>
              <span>{name}</span>
              <Icon icon={ArrowRight} size="sm" />
            </b>
            <span className={styles.text}>{text}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
