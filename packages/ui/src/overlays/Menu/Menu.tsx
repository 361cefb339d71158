import { use, useRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
// React Aria exports its router hook from the root alone; bundlers drop the rest of the root.
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { LinkRouter } from '../../foundations/UiProvider/router.ts';
import { MenuItems } from './MenuItems.tsx';
import { useMenuPlacement } from './useMenuPlacement.ts';
import type { RootProps } from '../../rootProps.ts';
import { rootProps } from '../../rootProps.ts';
import { useRootRef } from '../../useRootRef.ts';
import * as styles from './Menu.css.ts';
import type { MenuAction } from './MenuAction.ts';

export type { MenuAction } from './MenuAction.ts';

export interface MenuProps extends RootProps {
  /** Names the menu for screen readers. */
  label: string;
  /** In this order; an item has `href` or `onPress`. */
  items: readonly MenuAction[];
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Controlled by the caller; without it the menu holds its own state. */
  isOpen?: boolean | undefined;
  /** Called on opening and closing, in controlled and uncontrolled use. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Actions or destinations that open from a button. */
export function Menu({
  label,
  items,
  trigger,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  ref,
  className,
}: MenuProps) {
  const { navigate, useHref } = use(LinkRouter);
  const button = useRef<HTMLElement>(null);
  const place = useMenuPlacement(() => button.current, placement);
  const menuRef = useRootRef(place.measure, ref);
  const menu = (
    <MenuTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Pressable ref={button}>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
      <Popover className={styles.popover} placement={place.placement}>
        <AriaMenu {...rootProps({ ref: menuRef, className }, styles.menu)} aria-label={label}>
          <MenuItems items={items} />
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
  if (!navigate) return menu;
  return (
    <RouterProvider
      navigate={(path) => {
        void navigate(path, { replace: false });
      }}
      useHref={useHref}
    >
      {menu}
    </RouterProvider>
  );
}
