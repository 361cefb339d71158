import { ChevronRight } from 'lucide-react';
import { Divider } from '../Divider/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SectionHead.css.ts';

export interface SectionHeadProps extends RootProps {
  /** A heading of the page's outline, at `level`. */
  title: string;
  /** A muted line beside the title. */
  sub?: string | undefined;
  /** Where the whole list is. */
  all?: { label: string; href: string } | undefined;
  /** @default 2 */
  level?: 2 | 3 | undefined;
  /** For `aria-labelledby` of the section. */
  id?: string | undefined;
}

/** The head of a section: hairline, rake, title, sub-line, link to all. */
export function SectionHead({ title, sub, all, level = 2, id, ...root }: SectionHeadProps) {
  return (
    <div {...rootProps(root)}>
      <Divider hasRake />
      <div className={styles.row}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {sub !== undefined && (
          <Text as="span" size="sm" tone="muted">
            {sub}
          </Text>
        )}
        {all && (
          <span className={styles.all}>
            <Link href={all.href} emphasis="strong" size="sm">
              <span className={styles.arrow}>
                <span>{all.label}</span>
                <Icon icon={ChevronRight} size="sm" />
              </span>
            </Link>
          </span>
        )}
      </div>
    </div>
  );
}
