import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { skipLinkStates } from './SkipLink.states.ts';
import { SkipLink } from './SkipLink.tsx';
import { statesOf } from '../story/statesOf.tsx';

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

/** It shows at the first press of Tab. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
