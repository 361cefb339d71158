import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, screen } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { sampleOf } from '../story/allStates.tsx';
import { allWindows, inOwnFrame } from '../story/allWindows.tsx';
import { inWindow } from '../story/inWindow.ts';
import { drawerStates } from './Drawer.states.ts';
import { Drawer } from './Drawer.tsx';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({
  title: s.heading,
  children: s.paragraph,
  actions: <Button>{s.action}</Button>,
});

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: inOwnFrame,
  args: { isOpen: true, onClose: fn(), title: '', children: null },
  render: (args, context) => <Drawer {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allWindows(Drawer, drawerStates, (s) => ({ ...base(s), isOpen: true }), [560, 320]),
  tags: ['visual'],
};

/** On the narrowest phone it is as wide as the window; its words scroll between head and foot. */
export const LongText: Story = {
  ...inWindow(360, 400),
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <Drawer {...args} title={s.title} actions={<Button>{s.actionLong}</Button>}>
        {s.paragraph.repeat(4)}
      </Drawer>
    );
  },
  play: async () => {
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FromTheStart: Story = { args: { side: 'start' } };

/** Escape closes it. */
export const Interaction: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
