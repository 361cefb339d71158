import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { useState } from 'react';
import { sampleOf } from '../../story/allStates.tsx';
import { allWindows, inOwnFrame } from '../../story/allWindows.tsx';
import { inWindow } from '../../story/inWindow.ts';
import { oneState } from '../../story/oneState.tsx';
import { dialogStates } from './Dialog.states.ts';
import { Dialog } from './Dialog.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOfSample } from '../../story/screenText.ts';

const closes = { onClose: () => undefined };
const laterOf = (s: Sample) => (localeOfSample(s) === 'en' ? 'Not now' : '暂不报名');
const base = (s: Sample) => ({
  title: s.rulesTitle,
  children: s.rulesText,
  actions: [
    <Button key="no" emphasis="outline" tone="neutral">
      {laterOf(s)}
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
  ...allWindows(Dialog, dialogStates, (s) => ({ ...base(s), ...closes, isOpen: true }), [752, 280]),
  tags: ['visual'],
};

const one = oneState(Dialog, dialogStates, (s) => ({ ...base(s), ...closes, isOpen: true }), {
  isBare: true,
});

export const WithAnswers: Story = one('with answers');

export const WithoutAWayRound: Story = one('without a way round');

export const OnlyToBeRead: Story = one('only to be read');

export const Wide: Story = { args: { size: 'wide' } };

/** Content taller than the window: the title and buttons stay, and the body scrolls, by keyboard too. */
export const LongText: Story = {
  ...inWindow(360, 640),
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <Dialog {...args} {...base(s)}>
        <p>{`${s.rulesText} `.repeat(24)}</p>
      </Dialog>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const body = within(dialog).getByRole('group');
    await expect(body).toHaveAttribute('tabindex', '0');
    for (const answer of within(dialog).getAllByRole('button'))
      await expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

function Opener({ onClose, words }: { onClose?: (() => void) | undefined; words: Sample }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words.action}</Button>
      <Dialog
        isOpen={isOpen}
        title={words.rulesTitle}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
      >
        <input aria-label={words.label} />
      </Dialog>
    </>
  );
}

/** UI-14: The focus is trapped inside. Escape closes, and the focus returns to the opening element. */
export const Interaction: Story = {
  render: ({ onClose }, context) => <Opener onClose={onClose} words={sampleOf(context)} />,
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
