import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Pressable } from 'react-aria-components/Pressable';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends RootProps {
  /** The content in a few words: its heading, and its name for screen readers. */
  title: string;
  /** A `Button` or `IconButton`, which gets the focus back. */
  trigger: ReactElement;
  /** The content; as a function it receives the popover's close function. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The side where it opens; the opposite side where there is no room. @default 'bottom start' */
  placement?:
    'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end' | undefined;
  /** Controlled by the caller; without it the popover holds its own state. */
  isOpen?: boolean | undefined;
  /** Called on opening and closing, in controlled and uncontrolled use. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A little more content beside its control: read or changed without leaving the page. */
export function Popover({
  title,
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...root
}: PopoverProps) {
  const t = useText();
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Pressable>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
      <AriaPopover className={styles.popover} placement={placement}>
        <Dialog {...rootProps(root, styles.dialog)}>
          {({ close }) => (
            <>
              <div className={styles.head}>
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
                <span className={styles.close}>
                  <IconButton icon={X} size="sm" label={t('common.close')} onPress={close} />
                </span>
              </div>
              <div className={styles.body}>
                {typeof children === 'function' ? children(close) : children}
              </div>
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
