// @vitest-environment jsdom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePictureInPicture } from './usePictureInPicture.ts';

let root: Root;
let inWindow: Element | null = null;

const notify = (video: Element | null, event: string): Promise<void> => {
  video?.dispatchEvent(new Event(event));
  return Promise.resolve();
};

const entered = (video: Element): Promise<PictureInPictureWindow> => {
  inWindow = video;
  return notify(video, 'enterpictureinpicture') as unknown as Promise<PictureInPictureWindow>;
};

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  Object.defineProperties(document, {
    pictureInPictureEnabled: { configurable: true, value: true },
    pictureInPictureElement: { configurable: true, get: () => inWindow },
  });
  document.exitPictureInPicture = () => {
    const before = inWindow;
    inWindow = null;
    return notify(before, 'leavepictureinpicture');
  };
  HTMLVideoElement.prototype.requestPictureInPicture = function enter() {
    return entered(this);
  };
});
afterEach(async () => {
  await act(async () => root.unmount());
  inWindow = null;
});

function Stage({ isAlone, isInside }: { isAlone: boolean; isInside: boolean }) {
  const stage = useRef<HTMLDivElement>(null);
  const control = usePictureInPicture(stage, isInside, () => undefined);
  return (
    <div ref={stage}>
      <div data-self>
        <div>
          <video muted title="own" />
        </div>
      </div>
      {!isAlone && <video muted title="other" />}
      <button aria-pressed={control?.isOn} onClick={control?.onPress}>
        Picture in picture
      </button>
    </div>
  );
}

const show = (isAlone: boolean, isInside = true): Promise<void> =>
  act(async () => root.render(<Stage isAlone={isAlone} isInside={isInside} />));
const press = (): Promise<void> => act(async () => document.querySelector('button')?.click());
const isOn = (): string | null | undefined =>
  document.querySelector('button')?.getAttribute('aria-pressed');

it('shows another person in the window, or the user’s own video if nobody else is seen', async () => {
  await show(false);
  await press();
  expect([inWindow?.getAttribute('title'), isOn()]).toEqual(['other', 'true']);
  await press();
  expect([inWindow, isOn()]).toEqual([null, 'false']);
  await show(true);
  await press();
  expect(inWindow?.getAttribute('title')).toBe('own');
});

it('leaves nothing of the room in a window afterwards', async () => {
  await show(false);
  await press();
  await show(false, false);
  expect([inWindow, isOn()]).toEqual([null, 'false']);
});
