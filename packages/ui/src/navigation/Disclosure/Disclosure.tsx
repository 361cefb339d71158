import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../../foundations/Icon/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends RootProps {
  /** The title, both heading and button. */
  title: string;
  /** The content. */
  children: ReactNode;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Initially expanded; afterwards the reader decides. @default false */
  defaultExpanded?: boolean | undefined;
}

/** A section that expands under its title. */
export function Disclosure({
  title,
  children,
  level = 3,
  defaultExpanded = false,
  ...root
}: DisclosureProps) {
  const Heading = `h${level}` as const;
  return (
    <AriaDisclosure {...rootProps(root, styles.box)} defaultExpanded={defaultExpanded}>
      <Heading className={styles.head}>
        <AriaButton slot="trigger" className={styles.button}>
          <span>{title}</span>
          <span className={styles.arrow}>
            <Icon icon={ChevronDown} size="sm" />
          </span>
        </AriaButton>
      </Heading>
      <DisclosurePanel>
        <div className={styles.body}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
