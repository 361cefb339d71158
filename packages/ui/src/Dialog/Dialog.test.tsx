// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DIALOG_CLEAR, DIALOG_GAP } from './dialogTiming.ts';
import { useClosing } from './useClosing.ts';
import { useDialogSteps } from './useDialogSteps.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('useClosing', () => {
  it('UI-07 keeps the content for 200 ms after closing, then clears it', () => {
    const { result, rerender } = renderHook(({ isOpen, content }) => useClosing(isOpen, content), {
      initialProps: { isOpen: true, content: 'slots' },
    });
    rerender({ isOpen: false, content: '' });
    expect(result.current).toEqual({ content: 'slots', isExiting: true });
    act(() => void vi.advanceTimersByTime(DIALOG_CLEAR - 1));
    expect(result.current.content).toBe('slots');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toEqual({ content: '', isExiting: false });
    expect(DIALOG_CLEAR).toBe(200);
  });
});

describe('useDialogSteps', () => {
  it('UI-08 opens the next dialog 250 ms after the last has closed', () => {
    const { result } = renderHook(() => useDialogSteps<string>());
    act(() => result.current.go('time'));
    expect(result.current.step).toBe('time');
    act(() => result.current.go('details'));
    expect(result.current.step).toBeNull();
    act(() => void vi.advanceTimersByTime(DIALOG_GAP - 1));
    expect(result.current.step).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.step).toBe('details');
    expect(DIALOG_GAP).toBe(250);
  });

  it('a dialog that is closed meanwhile does not open', () => {
    const { result } = renderHook(() => useDialogSteps<string>());
    act(() => result.current.go('time'));
    act(() => result.current.go('details'));
    act(() => result.current.close());
    act(() => void vi.advanceTimersByTime(DIALOG_GAP));
    expect(result.current.step).toBeNull();
  });
});
