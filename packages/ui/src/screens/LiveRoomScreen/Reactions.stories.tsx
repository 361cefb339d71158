import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { holdTimers } from '../../story/holdTimers.ts';
import type { HeldTimers } from '../../story/holdTimers.ts';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf } from '../../story/screenText.ts';
import { ReactionPicker } from './ReactionPicker.tsx';
import { RoomReactions } from './RoomReactions.tsx';
import type { ReactionBurst } from './ReactionBurst.ts';
import type { RoomReactionsProps } from './RoomReactions.tsx';

const react = fn();

const meta = {
  title: 'Live room/Reactions',
  component: RoomReactions,
  args: { t: liveTextFor('en'), bursts: [{ id: 1, counts: { clap: 12, heart: 3 } }] },
  decorators: [onStage()],
  render: (args, context) => <RoomReactions {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof RoomReactions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One sum of each kind, however many people send it. */
export const Default: Story = {};

/** Thousands, of every kind, in several moments. */
export const Thousands: Story = {
  args: {
    bursts: [
      { id: 1, counts: { clap: 1900, like: 240, laugh: 31 } },
      { id: 2, counts: { clap: 220, wow: 8, heart: 57 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2120')).toBeVisible();
  },
};

function Clapping(props: RoomReactionsProps) {
  const [bursts, setBursts] = useState<readonly ReactionBurst[]>([]);
  const burst = () =>
    setBursts((old) => [...old.slice(-1), { id: (old.at(-1)?.id ?? 0) + 1, counts: { clap: 4 } }]);
  return (
    <>
      <button style={{ blockSize: 24 }} onClick={burst}>
        four clap
      </button>
      <RoomReactions {...props} bursts={bursts} />
    </>
  );
}

const GATHER_MS = 500;
let gathering: HeldTimers;

/** Screen readers announce all reactions once, also those that have disappeared meanwhile. */
export const Merged: Story = {
  args: { gatherFor: GATHER_MS },
  beforeEach: () => {
    gathering = holdTimers(GATHER_MS);
    return gathering.letGo;
  },
  render: (args, context) => <Clapping {...args} t={liveTextFor(localeOf(context))} />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    for (let index = 0; index < 3; index += 1) {
      await userEvent.click(canvas.getByRole('button'));
    }
    await waitFor(() => gathering.end());
    const name = t('liveTalk.reactions.kinds.clap');
    const message = t('liveTalk.reactions.count', { name, count: 12 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message));
  },
};

/** One press opens, one sends; by keyboard too, and the focus returns to the control. */
export const Picker: Story = {
  render: (_args, context) => <ReactionPicker t={liveTextFor(localeOf(context))} onReact={react} />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    react.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heart = await screen.findByRole('button', { name: t('liveTalk.reactions.kinds.heart') });
    await userEvent.click(heart);
    await expect(react).toHaveBeenCalledWith('heart');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** After many reactions a member must wait a moment, and reads that. */
export const Resting: Story = {
  render: (_args, context) => {
    const t = liveTextFor(localeOf(context));
    return <ReactionPicker t={t} onReact={react} reason={t('liveTalk.reactions.resting')} />;
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    react.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(t('liveTalk.reactions.resting'))).toBeVisible());
    await expect(
      screen.getByRole('button', { name: t('liveTalk.reactions.kinds.clap') }),
    ).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(react).not.toHaveBeenCalled();
  },
};
