import { Icon } from '../../foundations/Icon/index.ts';
import { ArrowRight } from '../../icons.ts';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './AudienceEntries.css.ts';

export interface AudienceEntry {
  /** The name of the audience. */
  name: string;
  /** Description of the content for this audience. */
  text: string;
  href: string;
}

export interface AudienceEntriesProps extends RootProps {
  /** One entry per audience of the site. */
  entries: readonly AudienceEntry[];
  /** `list` stacks the entries, as in a side column. @default 'grid' */
  shape?: 'grid' | 'list' | undefined;
}

/** Home page entries for each audience of the site (FND-01). */
export function AudienceEntries({ entries, shape = 'grid', ...root }: AudienceEntriesProps) {
  return (
    <ul {...rootProps(root, styles.list({ shape }))}>
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
