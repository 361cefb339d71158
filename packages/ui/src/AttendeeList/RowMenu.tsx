import { Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from '../Menu/Menu.css.ts';
import type { MenuAction } from '../Menu/index.ts';
import { MenuItems } from '../Menu/MenuItems.tsx';
import { useMenuPlace } from '../Menu/useMenuPlace.ts';

export interface RowMenuProps {
  /** Names the menu for screen readers, with the person's name. */
  label: string;
  /** What may be done to the person now, in the order to show. */
  actions: readonly MenuAction[];
  /** The button it opens from; null while it is closed. */
  button: HTMLElement | null;
  /** It opened by Enter or Space: the first action has the focus. Otherwise the menu has, as React Aria's own. */
  isByKey: boolean;
  /** After a choice, for Escape and for a press beside it. */
  onClose: () => void;
}

/** The one menu of a long list: a menu for every row would cost more than the rows. */
export default function RowMenu({ label, actions, button, isByKey, onClose }: RowMenuProps) {
  const place = useMenuPlace(() => button, 'bottom end');
  return (
    <Popover
      triggerRef={{ current: button }}
      isOpen={button !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={place.placement}
      // React Aria makes it a dialog around the menu: it is told by the same name.
      aria-label={label}
      className={styles.popover}
    >
      <Menu
        ref={place.measure}
        aria-label={label}
        className={styles.menu}
        autoFocus={isByKey ? 'first' : true}
        onClose={onClose}
      >
        <MenuItems items={actions} />
      </Menu>
    </Popover>
  );
}
