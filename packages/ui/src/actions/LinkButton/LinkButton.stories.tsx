import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { sampleOf } from '../../story/allStates.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { linkButtonStates } from './LinkButton.states.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { children: null, href: '#next' },
  render: (args, context) => <LinkButton {...args}>{sampleOf(context).action}</LinkButton>,
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(LinkButton, linkButtonStates, (s) => ({
  children: s.action,
  href: '#next',
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** It looks like a button and is a link: Tab reaches it, Enter and a press follow it, and Space does not. */
export const Interaction: Story = {
  decorators: [inRouter],
  args: { onPress: fn() },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const link = canvas.getByRole('link', { name: sampleOf({ globals }).action });
    await tabThrough([link]);
    await userEvent.keyboard(' ');
    await expect(args.onPress).not.toHaveBeenCalled();
    await followBothWays(link, '#next');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
