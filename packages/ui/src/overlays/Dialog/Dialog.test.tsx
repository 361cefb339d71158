// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DIALOG_CLEAR, DIALOG_GAP } from './dialogTiming.ts';
import { useClosing } from './useClosing.ts';
import { useDialogTurn } from './useDialogTurn.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('useClosing', () => {
  it('keeps the content for 200 ms after closing, then clears it [UI-07]', () => {
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

describe('useDialogTurn', () => {
  const dialog = (isOpen: boolean) =>
    renderHook(({ wantsOpen }) => useDialogTurn(wantsOpen), {
      initialProps: { wantsOpen: isOpen },
    });
  const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

  it('opens the next dialog 250 ms after the last has closed [UI-08]', () => {
    const [time, details] = [dialog(true), dialog(false)];
    expect(time.result.current).toBe(true);
    act(() => {
      time.rerender({ wantsOpen: false });
      details.rerender({ wantsOpen: true });
    });
    expect(time.result.current).toBe(false);
    wait(DIALOG_GAP - 1);
    expect(details.result.current).toBe(false);
    wait(1);
    expect(details.result.current).toBe(true);
    expect(DIALOG_GAP).toBe(250);
  });

  it('counts an unmounted dialog as closed and never opens a canceled one [UI-08]', () => {
    dialog(true).unmount();
    const [wanted, dropped] = [dialog(true), dialog(true)];
    expect(wanted.result.current).toBe(false);
    dropped.rerender({ wantsOpen: false });
    wait(DIALOG_GAP);
    expect(wanted.result.current).toBe(true);
    expect(dropped.result.current).toBe(false);
  });

  it('keeps an open dialog open while another one closes above it', () => {
    const below = dialog(true);
    dialog(true).unmount();
    expect(below.result.current).toBe(true);
  });
});
