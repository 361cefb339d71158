import type { LucideIcon } from 'lucide-react';
import { Fragment, use, useRef, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
// React Aria exports its router hook from the root alone; bundlers drop the rest of the root.
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { Separator } from 'react-aria-components/Separator';
import { Icon } from '../Icon/index.ts';
import { LinkRouter } from '../UiProvider/router.ts';
import { fitsBeside } from './fitsBeside.ts';
import * as styles from './Menu.css.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** For what destroys or ends. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Under the label, quieter: how it stands, or why it cannot be done now. */
  note?: string | undefined;
  /** A rule above it. */
  isFirstOfGroup?: boolean | undefined;
}

export interface MenuProps {
  /** Names the menu for screen readers. */
  label: string;
  /** In this order; an item has `href` or `onPress`. */
  items: readonly MenuAction[];
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  /** @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** Held by the caller; without it the menu holds its own state. */
  isOpen?: boolean | undefined;
  /** Called for opening and closing, whoever holds the state. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Actions or places that open from a button. */
export function Menu({
  label,
  items,
  trigger,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
}: MenuProps) {
  const { navigate, useHref } = use(LinkRouter);
  const place = useRef<HTMLElement>(null);
  const [isBeside, setBeside] = useState(false);
  // The menu is as high as its items are; the popover around it is what is cut.
  const measure = (opened: HTMLElement | null) => {
    if (!opened) return;
    const observer = new ResizeObserver(() => {
      if (place.current) setBeside(fitsBeside(place.current, opened));
    });
    observer.observe(opened);
    return () => observer.disconnect();
  };
  const menu = (
    <MenuTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Pressable ref={place}>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
      <Popover className={styles.popover} placement={isBeside ? 'start top' : placement}>
        <AriaMenu ref={measure} aria-label={label} className={styles.menu}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {item.isFirstOfGroup === true && index > 0 && <Separator className={styles.rule} />}
              <MenuItem
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className={`${styles.item} ${item.tone === 'danger' ? styles.danger : ''}`}
                {...(item.href === undefined ? {} : { href: item.href })}
                {...(item.onPress ? { onAction: item.onPress } : {})}
              >
                {item.icon && (
                  <span className={item.tone === 'danger' ? '' : styles.icon}>
                    <Icon icon={item.icon} />
                  </span>
                )}
                {item.note === undefined ? (
                  item.label
                ) : (
                  <span className={styles.words}>
                    {item.label} <span className={styles.note}>{item.note}</span>
                  </span>
                )}
              </MenuItem>
            </Fragment>
          ))}
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
