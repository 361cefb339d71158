import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LinkRouter } from '../UiProvider/router.ts';

/** What the app's router is asked for; forgotten before each story. */
export const navigate = fn();

/** Paths of the site stand below `/app`, so that an address shows whether the router made it. */
const router = {
  navigate,
  useHref: (path: string): string => (/^[/#?]/.test(path) ? `/app${path}` : path),
};

/** A story's decorator: links are the app's router's, as on the site. */
export function inRouter(Story: ComponentType) {
  return (
    <LinkRouter value={router}>
      <Story />
    </LinkRouter>
  );
}

/** Goes on by Tab: the controls take the focus in this order, and nothing stands between them. */
export async function tabThrough(controls: readonly HTMLElement[]): Promise<void> {
  for (const control of controls) {
    await userEvent.tab();
    await expect(control).toHaveFocus();
  }
}

/** The router was asked for this path last, for the given time, and this page is come back to. */
export const isFollowed = (path: string, times: number): Promise<void> =>
  waitFor(async () => {
    await expect(navigate).toHaveBeenCalledTimes(times);
    await expect(navigate).toHaveBeenLastCalledWith(path, { replace: false });
  });

/** A link that has the focus leads by Enter, and by a press of the pointer, to the router's path. */
export async function followBothWays(link: HTMLElement, path: string): Promise<void> {
  await expect(link).toHaveAttribute('href', router.useHref(path));
  await expect(link).toHaveFocus();
  const before = navigate.mock.calls.length;
  await userEvent.keyboard('{Enter}');
  await isFollowed(path, before + 1);
  await userEvent.click(link);
  await isFollowed(path, before + 2);
}

/** Enter on the link that has the focus is the browser's: the router is not asked, and no page or program opens. */
export async function isLeftToBrowser(): Promise<void> {
  const asked = navigate.mock.calls.length;
  const left = fn((event: Event) => {
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    return isTaken;
  });
  window.addEventListener('click', left, { once: true });
  await userEvent.keyboard('{Enter}');
  await expect(left).toHaveReturnedWith(false);
  await expect(navigate).toHaveBeenCalledTimes(asked);
}
