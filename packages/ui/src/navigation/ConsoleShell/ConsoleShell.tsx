import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { Icon } from '../../foundations/Icon/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import { SkipLink } from '../SkipLink/index.ts';
import { ConsoleAccount } from './ConsoleAccount.tsx';
import type { ConsoleAccountProps } from './ConsoleAccount.tsx';
import { ConsoleList } from './ConsoleList.tsx';
import type { ConsoleGroup } from './ConsoleList.tsx';
import * as styles from './ConsoleShell.css.ts';

export type { ConsoleAccountProps } from './ConsoleAccount.tsx';
export type { ConsoleGroup, ConsoleItem } from './ConsoleList.tsx';

export interface ConsoleShellProps extends RootProps {
  /**
   * The link to the console's first screen, named by its words. `mark` is a drawing of 26 px in the
   * text's color, `name` the brand, `area` the console's short name beside it.
   */
  home: { mark: ReactNode; name: string; area: string; href: string };
  /** Names the navigation to screen readers. */
  label: string;
  /** The screens by group, in the order to show; a group without a heading is shown on its own. */
  groups: readonly ConsoleGroup[];
  /** The user, their language and color scheme, and the ways out. */
  account: ConsoleAccountProps;
  /** Names of the button that opens and closes the list under 1024 px. */
  menu: { open: string; close: string };
  /** The id of the work area, to which the first stop of the keyboard leads. @default 'content' */
  contentId?: string | undefined;
  /** The work area, as wide and high as the window leaves; it has no padding of its own. */
  children: ReactNode;
}

/** The frame of a console: navigation beside the work area; a rail, then a bar, in narrow windows. */
export function ConsoleShell(props: ConsoleShellProps) {
  const { home, label, groups, account, menu, contentId = 'content', children, ...root } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const side = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    const element = side.current;
    if (!isOpen || !element) return undefined;
    // From everywhere inside of the list; its button takes the focus.
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    element.addEventListener('keydown', closeByKey);
    return () => element.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  return (
    <div {...rootProps(root, styles.frame)}>
      <SkipLink target={contentId} />
      <header ref={side} className={styles.side} data-print="none">
        <div className={styles.bar}>
          <PlainLink href={home.href} className={styles.home} onPress={close}>
            <span className={styles.mark} aria-hidden>
              {home.mark}
            </span>
            <span className={styles.words}>
              <span className={styles.brand}>{home.name}</span>{' '}
              <span className={styles.area}>{home.area}</span>
            </span>
          </PlainLink>
          <PlainButton
            ref={button}
            className={styles.menuButton}
            aria-label={isOpen ? menu.close : menu.open}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onPress={() => setOpen(!isOpen)}
          >
            <Icon icon={isOpen ? X : Menu} size="lg" />
          </PlainButton>
        </div>
        <div id={panelId} className={styles.panel({ isOpen })}>
          <ConsoleList label={label} groups={groups} onFollow={close} />
          <ConsoleAccount {...account} />
        </div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.work}>
        {children}
      </main>
    </div>
  );
}
