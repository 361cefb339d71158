import { use } from 'react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { followLink } from '../UiProvider/followLink.ts';
import { LinkRouter } from '../UiProvider/router.ts';
import { pressMarks } from './pressMarks.ts';

export interface PlainLinkProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'href' | 'style' | 'className'
> {
  /** A path of the app goes to its router; other addresses, and a press with a modifier, load as usual. */
  href: string;
  /** Before it leads anywhere. */
  onPress?: (() => void) | undefined;
  /** Takes the place of this page, which Back then leaves out: for a detour and the way back from it. @default false */
  replaces?: boolean | undefined;
  /** The whole look: the link brings none. */
  className?: string | undefined;
}

/** A press that stays on the page: not for another tab, site or a file. */
const isForRouter = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target, origin } = event.currentTarget;
  return (
    !event.isDefaultPrevented() &&
    (target === '' || target === '_self') &&
    origin === location.origin &&
    !event.currentTarget.hasAttribute('download') &&
    !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
  );
};

/** A link that the app's router takes over, without a look. */
export function PlainLink({
  href,
  onPress,
  onClick,
  replaces = false,
  children,
  ...rest
}: PlainLinkProps) {
  const { navigate, useHref } = use(LinkRouter);
  return (
    <a
      {...rest}
      {...pressMarks(rest)}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        onPress?.();
        if (!navigate || !isForRouter(event)) return;
        event.preventDefault();
        followLink(event.currentTarget, () => navigate(href, { replace: replaces }));
      }}
    >
      {children}
    </a>
  );
}
