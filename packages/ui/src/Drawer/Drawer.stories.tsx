import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, screen } from 'storybook/test';
import { sampleOf } from '../story/allStates.tsx';
import { drawerStates } from './Drawer.states.ts';
import { Drawer } from './Drawer.tsx';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ title: s.heading, children: s.paragraph });

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: { isOpen: true, onClose: fn(), title: '', children: null },
  render: (args, context) => <Drawer {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  args: { ...drawerStates[1]?.props },
  parameters: { layout: 'fullscreen' },
};

export const FromTheStart: Story = { args: { ...drawerStates[0]?.props } };

/** Escape closes it. */
export const Escape: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
