import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { onStage } from '../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../story/screenText.ts';
import { hostControlsStates } from './HostControls.states.ts';
import { HostControls } from './HostControls.tsx';

const meta = {
  title: 'Live room/HostControls',
  component: HostControls,
  args: { t: liveTextFor('en'), state: 'preparing', isFree: false, onAct: fn() },
  decorators: [onStage()],
  render: (args, context) => <HostControls {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof HostControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    HostControls,
    hostControlsStates,
    (s) => ({ t: liveTextFor(localeOfSample(s)), isFree: true, onAct: () => undefined }),
    { isWide: true },
  ),
  tags: ['visual'],
};

/** LROL-16 a free meeting can be started at once; LROL-11 or prepared first. */
export const Free: Story = {
  args: { state: 'unprepare', isFree: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith('prepare');
  },
};

/** LROL-17 a paid meeting is prepared first. */
export const Paid: Story = {
  args: { state: 'unprepare' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** While one thing is asked, nothing else is. */
export const Pending: Story = {
  args: { state: 'streaming', pending: 'stopAudience' },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** LROL-40 a co-host cannot end the meeting. */
export const CoHost: Story = {
  args: { state: 'streaming', canStop: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

/** Without a connection nothing is started; the reason is told. */
export const DisabledWithReason: Story = {
  render: (args, context) => {
    const t = liveTextFor(localeOf(context));
    return <HostControls {...args} t={t} reason={t('live.connection.reconnecting')} />;
  },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription(t('live.connection.reconnecting'));
  },
};
