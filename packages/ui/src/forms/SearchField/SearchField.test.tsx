// @vitest-environment jsdom
import { uiTexts } from '@rostra/i18n/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import { SearchField } from './SearchField.tsx';
import { SEARCH_DEBOUNCE } from './useDebounced.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function mount() {
  const onSearch = vi.fn();
  const onSubmit = vi.fn();
  function Page() {
    const [value, setValue] = useState('');
    return (
      <SearchField value={value} onChange={setValue} onSearch={onSearch} onSubmit={onSubmit} />
    );
  }
  render(
    <UiProvider locale="zh-CN" texts={uiTexts['zh-CN']}>
      <Page />
    </UiProvider>,
  );
  return { onSearch, onSubmit, field: screen.getByRole('searchbox') };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('SearchField', () => {
  it('searches once, 600 ms after the last letter [UI-05, SRCH-08]', () => {
    const { onSearch, field } = mount();
    fireEvent.change(field, { target: { value: 'op' } });
    wait(SEARCH_DEBOUNCE - 1);
    fireEvent.change(field, { target: { value: 'opt' } });
    wait(SEARCH_DEBOUNCE - 1);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([['opt']]);
    expect(SEARCH_DEBOUNCE).toBe(600);
  });

  it('starts no search and sends nothing while a Chinese word is being composed [UI-06]', () => {
    const { onSearch, onSubmit, field } = mount();
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'guang' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    wait(SEARCH_DEBOUNCE * 2);
    expect(onSearch).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '光' } });
    fireEvent.compositionEnd(field);
    wait(SEARCH_DEBOUNCE);
    expect(onSearch.mock.calls).toEqual([['光']]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledWith('光');
  });
});
