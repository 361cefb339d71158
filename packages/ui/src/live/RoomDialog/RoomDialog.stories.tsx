import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { allWindows, inOwnFrame } from '../../story/allWindows.tsx';
import { oneState } from '../../story/oneState.tsx';
import { longTranslation } from '../../story/longTranslation.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { roomDialogStates } from './RoomDialog.states.ts';
import { RoomDialog } from './RoomDialog.tsx';

const meta = {
  title: 'Live room/RoomDialog',
  component: RoomDialog,
  args: { t: liveTextFor('en'), kind: 'kickedOff', onAct: fn(), onCancel: fn() },
  parameters: { layout: 'fullscreen', ...inOwnFrame },
  render: (args, context) => <RoomDialog {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof RoomDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** LCON-31 Another window has joined: log in again. */
export const Default: Story = {};

export const AllStates: Story = {
  ...allWindows(
    RoomDialog,
    roomDialogStates,
    (s, context) => ({ t: liveTextFor(localeOf(context)), name: s.person }),
    [512, 280],
  ),
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  RoomDialog,
  roomDialogStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)), name: s.person }),
  'confirm an action on a member',
);

const one = oneState(
  RoomDialog,
  roomDialogStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)), name: s.person }),
  { isBare: true },
);

export const OnlyToBeRead: Story = one('only to be read');

export const WithAWayOut: Story = one('with a way out');

export const ConfirmAnActionOnAMember: Story = one('confirm an action on a member');

export const DangerPending: Story = one('danger, pending');

/** LCON-32 The room refused the member. */
export const LoginFailure: Story = { args: { kind: 'loginFailure' } };
/** LCON-33 The room did not answer in time. */
export const LoginTimeout: Story = { args: { kind: 'loginTimeout' } };
/** LCON-34 Audio and video did not start: refresh. */
export const JoinFailure: Story = { args: { kind: 'joinFailure' } };
/** LHST-12 The host has removed the reader. */
export const Removed: Story = { args: { kind: 'removed' } };
/** LROL-09 The meeting is over for everyone. */
export const Ended: Story = { args: { kind: 'ended' } };
/** EVT-28 It was closed before the start, together with its event. */
export const NotHeld: Story = { args: { kind: 'notHeld' } };
/**
 * LROL-52 The host role was reclaimed: the room continues behind the dialog, which can be closed.
 */
export const Withdrawn: Story = {
  args: { kind: 'withdrawn', role: 'audience' },
  play: async ({ args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    // The dialog names the reader's new role, not only the lost one.
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(t('live.roles.audience'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
/** LROL-17 A paid meeting starts with a confirmation. */
export const StartPaid: Story = { args: { kind: 'start' } };
/** While the server's answer is pending. */
export const StartPending: Story = { args: { kind: 'start', isPending: true } };
/** LHST-23 The host ends the meeting. */
export const Stop: Story = { args: { kind: 'stop' } };
/** LROL-08 All audience members are dismissed, for good. */
export const AudienceStop: Story = { args: { kind: 'audienceStop' } };
/** LHST-18 The host leaves, and the meeting continues. */
export const Leave: Story = { args: { kind: 'leave' } };
/** LROL-26 The host transfers their role. */
export const Transfer: Story = {
  args: { kind: 'transfer', name: sampleFor('en').person },
  play: async ({ args }) => {
    const requested = await screen.findByRole('alertdialog');
    await expect(requested).toHaveAccessibleName(new RegExp(args.name ?? ''));
  },
};
/** LROL-51 The event's host gets their role back. */
export const GiveBack: Story = { args: { kind: 'giveBack', name: sampleFor('en').person } };
/** LMED-11 The microphone is blocked by the browser. */
export const DeniedAudio: Story = { args: { kind: 'deniedAudio' } };
/** LMED-11 The camera is blocked by the browser. */
export const DeniedVideo: Story = { args: { kind: 'deniedVideo' } };
/** LMED-11 The screen is not shared. */
export const DeniedScreen: Story = { args: { kind: 'deniedScreen' } };

/** Enter confirms, Escape cancels. */
export const Interaction: Story = {
  args: { kind: 'stop' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/**
 * LCON-31 Another window has joined the room: the way out has its own name, and does not take the
 * room back.
 */
export const LeftForGood: Story = {
  args: { onLeave: fn() },
  play: async ({ args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: t('live.room.back') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** LCON-31 LROL-09 There is no way around it, and no accidental exit: neither cross nor Escape. */
export const NoWayRound: Story = {
  args: { kind: 'ended' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button'));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
