import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { enlarged } from './enlarged.tsx';
import { inWindow } from './inWindow.ts';
import { expectWholeWords } from './wholeWords.ts';

/** A story in a window of 320 px with text of twice the size: no word or figure is broken, cut or covered. */
export const enlargedWhole = {
  ...inWindow(320, 640),
  decorators: [
    (Story: () => ReactNode) => (
      <div data-column style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: enlarged.beforeEach,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const column = canvasElement.querySelector('[data-column]') as HTMLElement;
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
    await expectWholeWords(column);
  },
};
