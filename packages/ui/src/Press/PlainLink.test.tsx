// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkRouter, plainRouter } from '../UiProvider/router.ts';
import { PlainLink } from './PlainLink.tsx';

afterEach(cleanup);

const linkWith = (navigate: (path: string) => void, href = '/events'): HTMLElement => {
  render(
    <LinkRouter value={{ ...plainRouter, navigate }}>
      <PlainLink href={href} onClick={(event) => event.stopPropagation()}>
        Events
      </PlainLink>
    </LinkRouter>,
  );
  return screen.getByRole('link', { name: 'Events' });
};

it('a press goes through the router instead of loading a page', () => {
  const navigate = vi.fn();
  expect(fireEvent.click(linkWith(navigate))).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/events');
});

it.each([
  ['for another tab', { metaKey: true }, '/events'],
  ['for another site', {}, 'https://example.org/'],
])('a press %s is left to the browser', (_, keys, href) => {
  const navigate = vi.fn();
  fireEvent.click(linkWith(navigate, href), keys);
  expect(navigate).not.toHaveBeenCalled();
});
