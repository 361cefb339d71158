// @vitest-environment jsdom
import { uiTexts } from '@rostra/i18n/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import { SelectWidget } from './SelectWidget.tsx';
import type { PageOf, PageRequest } from './usePagedList.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('waits 600 ms and for composed words before searching, and aborts the previous request [UI-04, UI-06]', async () => {
  const load = vi.fn(({ search }: PageRequest): Promise<PageOf<string>> =>
    Promise.resolve({ data: [`${search}1`], meta: { total: 1 } }),
  );
  render(
    <UiProvider locale="en" texts={uiTexts.en}>
      <SelectWidget
        label="Company"
        load={load}
        getKey={(item) => item}
        getLabel={(item) => item}
        value={null}
        onChange={() => undefined}
      />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await wait(0);
  expect(load).toHaveBeenCalledTimes(1);
  const box = document.querySelector('input') as HTMLInputElement;
  fireEvent.change(box, { target: { value: 'ha' } });
  await wait(599);
  expect(load).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(load.mock.lastCall?.[0]).toMatchObject({ page: 1, per_page: 10, search: 'ha' });
  expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true);
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'gang' } });
  await wait(1200);
  expect(load).toHaveBeenCalledTimes(2);
  fireEvent.change(box, { target: { value: '港' } });
  fireEvent.compositionEnd(box);
  await wait(600);
  expect(load.mock.lastCall?.[0]).toMatchObject({ search: '港' });
});
