import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MoreMenu } from '../../screens/LiveRoomScreen/MoreMenu.tsx';
import { inWindow } from '../../story/inWindow.ts';
import { onPhone } from '../../story/onPhone.ts';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { roomControlsStates } from './RoomControls.states.ts';
import { RoomControls } from './RoomControls.tsx';

const press = fn();

const meta = {
  title: 'Live room/RoomControls',
  component: RoomControls,
  args: { t: liveTextFor('en'), ...roomControlsStates[0]?.props },
  decorators: [onStage()],
  render: (args, context) => <RoomControls {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof RoomControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  RoomControls,
  roomControlsStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)) }),
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(RoomControls, roomControlsStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
}));

export const HostOrExpertOnAir: Story = {
  ...states.one('host or expert, on air'),
  tags: ['!test', 'state'],
};

export const ExpertAllOffSharingInFullScreen: Story = {
  ...states.one('expert, all off, sharing, in full screen'),
  tags: ['!test', 'state'],
};

export const AudiencePaused: Story = {
  ...states.one('audience, paused'),
  tags: ['!test', 'state'],
};

export const AudienceHandDown: Story = {
  ...states.one('audience, hand down'),
  tags: ['!test', 'state'],
};

export const AudienceInPictureInPicture: Story = {
  ...states.one('audience, in picture in picture'),
  tags: ['!test', 'state'],
};

export const AudienceHandUpOnItsWay: Story = {
  ...states.one('audience, hand up, on its way'),
  tags: ['!test', 'state'],
};

export const Staff: Story = { ...states.one('staff'), tags: ['!test', 'state'] };

/**
 * LMED-06 An unavailable control keeps its place, and shows the reason on a press; Escape hides it.
 */
export const DisabledWithReason: Story = {
  render: (args, context) => {
    const t = liveTextFor(localeOf(context));
    const reason = t('live.notices.yours.moreVideo');
    return <RoomControls {...args} t={t} camera={{ onPress: press, isOn: false, reason }} />;
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const reason = t('live.notices.yours.moreVideo');
    const camera = canvas.getByRole('button', { name: t('live.controls.cameraOn') });
    await expect(camera).toHaveAccessibleDescription(reason);
    await userEvent.click(camera);
    await expect(press).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(reason);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A control that works only in part is marked and explained, and still acts. */
export const Limited: Story = {
  render: (args, context) => {
    const t = liveTextFor(localeOf(context));
    const limit = t('live.connection.poor');
    return <RoomControls {...args} t={t} camera={{ onPress: press, isOn: true, limit }} />;
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button', { name: t('live.controls.cameraOff') }));
    await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('live.connection.poor'));
  },
};

/** LMEM-67 The hand by keyboard; while pending it does not act again. */
export const Interaction: Story = {
  args: {
    ...roomControlsStates[2]?.props,
    microphone: undefined,
    camera: undefined,
    screen: undefined,
    devices: undefined,
    hand: { onPress: press },
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** As many as there can be at once: a host's before the start. */
const wholeLine = {
  microphone: { onPress: press, isOn: true },
  camera: { onPress: press, isOn: true },
  devices: { onPress: press },
  fullScreen: { onPress: press },
  panel: { onPress: press, count: 5, isExpanded: false },
  step: { action: 'start' as const, onPress: press },
  leave: { onPress: press },
};

/**
 * LCON-01 On phones the bar is one line: people and chat open from it, with their unread counts,
 * and the rest is behind "More".
 */
export const OnPhone: Story = {
  ...onPhone,
  args: {
    ...wholeLine,
    screen: { onPress: press, reason: 'Somebody else shares' },
    hands: 2,
  },
  render: (args, context) => {
    const t = liveTextFor(localeOf(context));
    return (
      <RoomControls {...args} t={t} more={(items) => <MoreMenu t={t} items={items} />} isCompact />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const controls = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect());
    await expect(new Set(controls.map(({ top }) => top)).size).toBe(1);
    const bar = canvas.getByRole('group');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const step = canvas.getByRole('button', { name: t('live.host.start') });
    await userEvent.click(step);
    await expect(press).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('live.controls.more') }));
    const share = await screen.findByRole('menuitem', {
      name: `${t('live.controls.share')} Somebody else shares`,
    });
    await userEvent.click(share);
    await expect(canvas.getByRole('status')).toHaveTextContent('Somebody else shares');
    await expect(press).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('live.controls.more') }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t('live.controls.fullScreen') }),
    );
    await expect(press).toHaveBeenCalledTimes(2);
    const name = new RegExp(`${t('live.controls.people')}.*${t('live.hands.up', { count: 2 })}`);
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** The same in the narrowest window, a desktop at 400 %. */
export const OnNarrowPhone: Story = {
  ...inWindow(320, 480),
  args: wholeLine,
  tags: ['visual'],
  render: (args, context) => {
    const t = liveTextFor(localeOf(context));
    return (
      <RoomControls {...args} t={t} more={(items) => <MoreMenu t={t} items={items} />} isCompact />
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

/** Staff have nothing before the room's view: the bar does not begin with a divider. */
export const NothingOfOwn: Story = {
  args: {
    microphone: undefined,
    camera: undefined,
    screen: undefined,
    hand: undefined,
    devices: undefined,
    fullScreen: { onPress: press },
    panel: { onPress: press },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').querySelector(':scope > span[aria-hidden]')).toBeNull();
  },
};
