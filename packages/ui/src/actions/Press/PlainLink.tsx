import { use } from 'react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { followLink } from '../../foundations/UiProvider/followLink.ts';
import { LinkRouter } from '../../foundations/UiProvider/router.ts';
import { pressMarks } from './pressMarks.ts';

export interface PlainLinkProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'href' | 'style' | 'className'
> {
  /**
   * A path of the app goes to its router; other addresses, and a press with a modifier, load as
   * usual.
   */
  href: string;
  /** Called before it leads anywhere. */
  onPress?: (() => void) | undefined;
  /**
   * Replaces this page in the history, so that Back skips it: for a detour and its way back.
   * @default false
   */
  replaces?: boolean | undefined;
  /** The whole style: the link has none of its own. */
  className?: string | undefined;
}

/** Returns whether a press stays on the page: not for another tab, site or a file. */
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

/** A link that the app's router follows, without a style. */
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
