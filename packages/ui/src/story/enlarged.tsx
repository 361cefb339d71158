import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { onPhone } from './onPhone.ts';

/** A story on a phone with text of twice the size: it widens no column. */
export const enlarged = {
  ...onPhone,
  decorators: [
    (Story: () => ReactNode) => (
      <div data-column style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const column = canvasElement.querySelector('[data-column]') as HTMLElement;
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
  },
};
