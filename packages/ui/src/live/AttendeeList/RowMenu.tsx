import { Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from '../../overlays/Menu/Menu.css.ts';
import type { MenuAction } from '../../overlays/Menu/index.ts';
import { MenuItems } from '../../overlays/Menu/MenuItems.tsx';
import { useMenuPlacement } from '../../overlays/Menu/useMenuPlacement.ts';

export interface RowMenuProps {
  /** Accessible name of the menu, with the person's name. */
  label: string;
  /** The actions currently available for the person, in display order. */
  actions: readonly MenuAction[];
  /** The button it opens from; null while closed. */
  button: HTMLElement | null;
  /** Opened by Enter or Space: the first action takes the focus. Otherwise the menu does, as in React Aria. */
  isByKey: boolean;
  /** Called after a selection, on Escape and on a press outside. */
  onClose: () => void;
}

/** The single menu of a long list: one per row would cost more than the rows. */
export default function RowMenu({ label, actions, button, isByKey, onClose }: RowMenuProps) {
  const place = useMenuPlacement(() => button, 'bottom end');
  return (
    <Popover
      triggerRef={{ current: button }}
      isOpen={button !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement={place.placement}
      // React Aria renders a dialog around the menu, which needs the same name.
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
