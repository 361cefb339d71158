// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServicesContext } from '../app/ServicesContext.tsx';
import { isInSight, useInSight } from './readingsInSight.ts';
import { useRenewal } from './useRenewal.ts';
import { useWatch } from './useWatch.ts';

let root: Root;
let requested: number;
const reading = (isLoading = false) => ({
  isLoading,
  reload: () => {
    requested += 1;
    return Promise.resolve();
  },
});

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  requested = 0;
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (useIt: () => void): void => {
  const Part = () => {
    useIt();
    return null;
  };
  const services = { clock: { aheadMs: 5000 } } as never;
  act(() =>
    root.render(
      <ServicesContext value={services}>
        <Part />
      </ServicesContext>,
    ),
  );
};
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('requests again every half minute while something is pending', () => {
  show(() => useWatch(reading(), true));
  pass(29_999);
  expect(requested).toBe(0);
  pass(30_001);
  expect(requested).toBe(2);
});

it('requests nothing in a hidden page, during a request, or when nothing is pending', () => {
  show(() => useWatch(reading(), false));
  pass(60_000);
  show(() => useWatch(reading(true), true));
  pass(60_000);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show(() => useWatch(reading(), true));
  pass(60_000);
  expect(requested).toBe(0);
});

it('requests once after the instant by the server’s clock, and when the reader returns', () => {
  const at = new Date(Date.now() + 65_000);
  show(() => useRenewal(reading(), at));
  pass(60_900);
  expect(requested).toBe(0);
  pass(100);
  expect(requested).toBe(1);
  pass(600_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(requested).toBe(2);
});

it('requests nothing during a request, or for a past instant', () => {
  show(() => useRenewal(reading(true), new Date(Date.now() + 10_000)));
  act(() => void window.dispatchEvent(new Event('focus')));
  pass(60_000);
  show(() => useRenewal(reading(), new Date(Date.now() - 1)));
  pass(60_000);
  expect(requested).toBe(0);
});

it('counts a reading as shown while one component shows it', () => {
  const Part = () => {
    useInSight('getEvent 7');
    return null;
  };
  const draw = (count: number) =>
    act(() => root.render(Array.from({ length: count }, (_, at) => <Part key={at} />)));
  draw(2);
  expect([isInSight('getEvent 7'), isInSight('$inf$ getEvent 7'), isInSight('getEvent 77')]).toEqual(
    [true, true, false],
  );
  draw(1);
  expect(isInSight('getEvent 7')).toBe(true);
  draw(0);
  expect(isInSight('getEvent 7')).toBe(false);
});
