import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../story/screenText.ts';
import { liveTimerStates } from './LiveTimer.states.ts';
import { LiveTimer } from './LiveTimer.tsx';

const meta = {
  title: 'Live room/LiveTimer',
  component: LiveTimer,
  args: { t: liveTextFor('en'), seconds: 2537 },
  render: (args, context) => <LiveTimer {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof LiveTimer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(LiveTimer, liveTimerStates, (s) => ({ t: liveTextFor(localeOfSample(s)) })),
  tags: ['visual'],
};

/** LTIM-02 a timer by its role, which screen readers do not announce each second. */
export const NotAnnounced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:42:17');
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};
