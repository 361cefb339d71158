import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LinkRouter } from '../foundations/UiProvider/router.ts';

/** The navigation requests to the app's router; cleared before each story. */
export const navigate = fn();

/** The site's paths are below `/app`, so an address shows whether the router made it. */
const router = {
  navigate,
  useHref: (path: string): string => (/^[/#?]/.test(path) ? `/app${path}` : path),
};

/** Decorates a story: links use the app's router, as on the site. */
export function inRouter(Story: ComponentType) {
  return (
    <LinkRouter value={router}>
      <Story />
    </LinkRouter>
  );
}

/**
 * Presses Tab and checks that the controls take the focus in this order, with nothing between them.
 */
export async function tabThrough(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await userEvent.tab();
    await expect(control).toHaveFocus();
  }
}

/**
 * Expects that the router's last request was this path, for the given time, and that Back returns
 * to this page.
 */
export const isFollowed = (path: string, times: number): Promise<void> =>
  waitFor(async () => {
    await expect(navigate).toHaveBeenCalledTimes(times);
    await expect(navigate).toHaveBeenLastCalledWith(path, { replace: false });
  });

/**
 * Checks that a focused link leads to the router's path by Enter, and by a press of the pointer.
 */
export async function followBothWays(link: HTMLElement, path: string): Promise<void> {
  await expect(link).toHaveAttribute('href', router.useHref(path));
  await expect(link).toHaveFocus();
  const before = navigate.mock.calls.length;
  await userEvent.keyboard('{Enter}');
  await isFollowed(path, before + 1);
  await userEvent.click(link);
  await isFollowed(path, before + 2);
}

/**
 * Checks that Enter on the focused link is left to the browser: the router is not asked, and no
 * page or program opens.
 */
export async function isLeftToBrowser(): Promise<void> {
  const requested = navigate.mock.calls.length;
  const left = fn((event: Event) => {
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    return isTaken;
  });
  window.addEventListener('click', left, { once: true });
  await userEvent.keyboard('{Enter}');
  await expect(left).toHaveReturnedWith(false);
  await expect(navigate).toHaveBeenCalledTimes(requested);
}
