import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { hostControlsStates } from './HostControls.states.ts';
import { HostControls } from './HostControls.tsx';

const meta = {
  title: 'Live room/HostControls',
  component: HostControls,
  args: { t: liveTextFor('en'), actions: ['start', 'stop'], onAct: fn() },
  decorators: [onStage()],
  render: (args, context) => <HostControls {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof HostControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  HostControls,
  hostControlsStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)), onAct: () => undefined }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Prepare: Story = { ...states.one('prepare'), tags: ['!test', 'state'] };

export const Start: Story = { ...states.one('start'), tags: ['!test', 'state'] };

export const Stop: Story = { ...states.one('stop'), tags: ['!test', 'state'] };

export const PreparingIsAsked: Story = {
  ...states.one('preparing is asked'),
  tags: ['!test', 'state'],
};

export const StartingIsAsked: Story = {
  ...states.one('starting is asked'),
  tags: ['!test', 'state'],
};

export const EndingIsAsked: Story = { ...states.one('ending is asked'), tags: ['!test', 'state'] };

export const DisabledWithTheReason: Story = {
  ...states.one('disabled with the reason'),
  tags: ['!test', 'state'],
};

/** LROL-11 LROL-16: Works by keyboard, in the order of the actions. */
export const Interaction: Story = {
  args: { actions: ['prepare', 'start'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith('prepare');
  },
};

/** LROL-24: A meeting in preparation can be started, or ended without starting. */
export const Preparing: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button', { name: t('live.host.stop') }));
    await expect(args.onAct).toHaveBeenCalledWith('stop');
  },
};

/** LROL-26 LROL-44: A host who transferred the role reclaims it where they did so. */
export const TakeBack: Story = {
  args: { actions: ['takeBack'] },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button', { name: t('live.host.takeBack') }));
    await expect(args.onAct).toHaveBeenCalledWith('takeBack');
  },
};

/** While one action is running, the others are disabled. */
export const Pending: Story = {
  args: { actions: ['audienceStop', 'stop'], pending: 'audienceStop' },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** LROL-40: Without any allowed action, such as for a co-host of a running meeting, nothing is shown. */
export const Nothing: Story = {
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};

/** Without a connection nothing can be started, and the reason is shown. */
export const DisabledWithReason: Story = {
  render: (args, context) => {
    const t = liveTextFor(localeOf(context));
    return <HostControls {...args} t={t} reason={t('live.connection.reconnecting')} />;
  },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const button = canvas.getByRole('button', { name: t('live.host.start') });
    await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription(t('live.connection.reconnecting'));
  },
};
