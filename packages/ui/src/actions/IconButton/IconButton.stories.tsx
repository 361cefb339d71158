import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Search } from 'lucide-react';
import { sampleOf } from '../../story/allStates.tsx';
import { iconButtonStates } from './IconButton.states.ts';
import { IconButton } from './IconButton.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ icon: Search, label: s.search });

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: base(sampleFor('en')),
  render: (args, context) => <IconButton {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(IconButton, iconButtonStates, base);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** It has an accessible name; Enter activates it. */
export const Interaction: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /./ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
