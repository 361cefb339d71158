// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VIDEO_LIMIT } from './uploadLimits.ts';
import { useUpload } from './useUpload.ts';
import type { UploadFile, UploadPort } from './useUpload.ts';

afterEach(cleanup);

const video = new File(['x'], 'roadshow.mp4', { type: 'video/mp4' });
const rule = { kind: 'video', limit: VIDEO_LIMIT, accept: ['video/mp4'] } as const;

/** Returns an upload controlled by the test, and the ports passed to it. */
function uploadOf() {
  const calls: (UploadPort & { end: (answer: string) => void; cut: () => void })[] = [];
  const upload: UploadFile<string> = (_file, port) =>
    new Promise(
      (end, fail) => void calls.push({ ...port, end, cut: () => fail(new Error('cut')) }),
    );
  const onUploaded = vi.fn<(answer: string, file: File) => void>();
  const { result } = renderHook(() => useUpload(rule, upload, onUploaded));
  return { calls, onUploaded, now: () => result.current };
}

describe('an upload', () => {
  it('resumes where it was interrupted, with the part that the app saved', async () => {
    const { calls, onUploaded, now } = uploadOf();
    act(() => now().choose(video));
    act(() => calls[0]?.onProgress(40.4, 'forty'));
    await act(async () => calls[0]?.cut());
    expect(now().state).toMatchObject({ status: 'failed', percent: 40, part: 'forty' });
    act(() => now().resume());
    expect(now().state).toMatchObject({ status: 'uploading', percent: 40 });
    expect(calls[1]?.part).toBe('forty');
    await act(async () => calls[1]?.end('there'));
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith('there', video);
  });

  it('aborts the request when paused and ignores its outcome', async () => {
    const { calls, now } = uploadOf();
    act(() => now().choose(video));
    act(() => calls[0]?.onProgress(70, 'seventy'));
    act(() => now().pause());
    expect(calls[0]?.signal.aborted).toBe(true);
    await act(async () => calls[0]?.cut());
    expect(now().state).toMatchObject({ status: 'paused', percent: 70, part: 'seventy' });
    act(() => now().resume());
    expect(calls[1]?.part).toBe('seventy');
  });

  it('starts over without parts', async () => {
    const { calls, now } = uploadOf();
    act(() => now().choose(video));
    act(() => calls[0]?.onProgress(40));
    await act(async () => calls[0]?.cut());
    act(() => now().resume());
    expect(now().state).toMatchObject({ status: 'uploading', percent: 0 });
    expect(calls[1]?.part).toBeUndefined();
  });
});
