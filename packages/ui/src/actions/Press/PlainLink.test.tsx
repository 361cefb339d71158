// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkRouter, plainRouter } from '../../foundations/UiProvider/router.ts';
import { PlainLink } from './PlainLink.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const linkWith = (
  navigate: (path: string) => void | Promise<void>,
  href = '/events',
): HTMLElement => {
  render(
    <LinkRouter value={{ ...plainRouter, navigate }}>
      <PlainLink href={href} onClick={(event) => event.stopPropagation()}>
        Events
      </PlainLink>
    </LinkRouter>,
  );
  return screen.getByRole('link', { name: 'Events' });
};

it('navigates through the router instead of loading a page', () => {
  const navigate = vi.fn();
  expect(fireEvent.click(linkWith(navigate))).toBe(false);
  vi.runAllTimers();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/events', { replace: false });
});

it.each([
  ['for another tab', { metaKey: true }, '/events'],
  ['for another site', {}, 'https://example.org/'],
])('leaves a press %s to the browser', (_, keys, href) => {
  const navigate = vi.fn();
  fireEvent.click(linkWith(navigate, href), keys);
  vi.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
});

it('responds to the press at once, and stays pending until the screen is ready', async () => {
  let arrive = (): void => {};
  const navigate = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const link = linkWith(navigate);
  fireEvent.click(link);
  expect(link).toHaveProperty('dataset.following', '');
  expect(navigate).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(navigate).toHaveBeenCalledOnce();
  arrive();
  await expect.poll(() => link.dataset['following']).toBeUndefined();
});

it('ignores a second press while the screen is loading', () => {
  const navigate = vi.fn();
  const link = linkWith(navigate);
  fireEvent.click(link);
  fireEvent.click(link);
  vi.runAllTimers();
  expect(navigate).toHaveBeenCalledOnce();
});
