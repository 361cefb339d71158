import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, screen } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { useState } from 'react';
import { sampleOf } from '../story/allStates.tsx';
import { allWindows, inOwnFrame } from '../story/allWindows.tsx';
import { dialogStates } from './Dialog.states.ts';
import { Dialog } from './Dialog.tsx';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({
  title: s.question,
  children: s.paragraph,
  actions: [
    <Button key="no" emphasis="outline" tone="neutral">
      {s.all}
    </Button>,
    <Button key="yes">{s.action}</Button>,
  ],
});

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: inOwnFrame,
  args: { isOpen: true, onClose: fn(), title: '', children: null },
  render: (args, context) => <Dialog {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allWindows(Dialog, dialogStates, (s) => ({ ...base(s), isOpen: true }), [752, 280]),
  tags: ['visual'],
};

export const Wide: Story = { args: { size: 'wide' } };

function Opener({ onClose }: { onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{'→'}</Button>
      <Dialog
        isOpen={isOpen}
        title="→"
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <input aria-label="→" />
      </Dialog>
    </>
  );
}

/** UI-14: focus stays inside, Escape closes, and focus goes back to what opened it. */
export const FocusStays: Story = {
  render: ({ onClose }) => <Opener onClose={onClose} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
