// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../app/Services.ts';
import { ServicesContext } from '../app/ServicesContext.tsx';
import { useNow } from './useNow.ts';

const MADE_AT = Date.parse('2026-11-29T02:00:00Z');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows the clock of a page made at `MADE_AT`, `ageMs` later. */
function show(ageMs: number): { renders: number; text: () => string } {
  vi.setSystemTime(MADE_AT + ageMs);
  const place = document.createElement('div');
  const seen = { renders: 0, text: () => place.textContent };
  function Clock() {
    seen.renders += 1;
    return <time>{useNow(1000).toISOString()}</time>;
  }
  const services = { clock: { madeAt: MADE_AT, aheadMs: 0 } } as unknown as Services;
  act(() =>
    createRoot(place).render(
      <ServicesContext value={services}>
        <Clock />
      </ServicesContext>,
    ),
  );
  return seen;
}

it('renders a fresh page once, then with each interval', () => {
  const seen = show(400);
  expect(seen.renders).toBe(1);
  expect(seen.text()).toBe('2026-11-29T02:00:00.000Z');
  act(() => void vi.advanceTimersByTime(1000));
  expect(seen.text()).toBe('2026-11-29T02:00:01.400Z');
});

it('moves an old page to the present at once', () => {
  expect(show(60_000).text()).toBe('2026-11-29T02:01:00.000Z');
});
