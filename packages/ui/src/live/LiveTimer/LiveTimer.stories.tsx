import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
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

const states = statesOf(LiveTimer, liveTimerStates, (s) => ({ t: liveTextFor(localeOfSample(s)) }));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const JustBegun: Story = { ...states.one('just begun'), tags: ['!test', 'state'] };

export const State42Minutes: Story = { ...states.one('42 minutes'), tags: ['!test', 'state'] };

export const OverAnHour: Story = { ...states.one('over an hour'), tags: ['!test', 'state'] };

export const TwoMinutesLeft: Story = {
  ...states.one('two minutes left'),
  tags: ['!test', 'state'],
};

/** LTIM-02: It has the timer role, so screen readers do not announce each second. */
export const NotAnnounced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:42:17');
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};
