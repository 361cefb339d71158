import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { errorStateStates } from './ErrorState.states.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Status/ErrorState',
  component: ErrorState,
  args: {},
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(ErrorState, errorStateStates, undefined, { isWide: true }),
  tags: ['visual'],
};

/** The button loads again. */
export const Retry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
