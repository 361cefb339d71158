import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { buttonStates } from './Button.states.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: null, onPress: fn() },
  render: (args, context) => <Button {...args}>{sampleOf(context).action}</Button>,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Button, buttonStates, (s) => ({ children: s.action }));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

export const Full: Story = { ...states.one('full'), tags: ['!test', 'state'] };

/** The button grows and wraps; nothing is cut off. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => <Button {...args}>{sampleOf(context).actionLong}</Button>,
};

/** Click, Enter and Space all activate it; a pending button ignores them. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const PendingDoesNotAct: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
