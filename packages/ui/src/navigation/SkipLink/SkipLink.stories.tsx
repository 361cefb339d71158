import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isLeftToBrowser, tabThrough } from '../../story/inRouter.tsx';
import { skipLinkStates } from './SkipLink.states.ts';
import { SkipLink } from './SkipLink.tsx';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: {},
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(SkipLink, skipLinkStates);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/**
 * Text as long as in a longer language, on the narrowest phone: focused, it wraps inside the
 * window.
 */
export const LongText: Story = {
  ...longTranslation(SkipLink, skipLinkStates),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.focus();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

/** The first press of Tab shows it; Enter leads to the target by the browser alone. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.clientWidth).toBeLessThanOrEqual(1);
    await tabThrough([link]);
    await expect(link.clientWidth).toBeGreaterThan(40);
    await expect(link).toHaveAttribute('href', '#content');
    await isLeftToBrowser();
  },
};
