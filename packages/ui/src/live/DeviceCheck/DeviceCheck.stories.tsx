import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deviceCheckSample } from '../../story/samples/deviceCheck.ts';
import { onPhone } from '../../story/onPhone.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { deviceCheckStates } from './DeviceCheck.states.ts';
import { DeviceCheck } from './DeviceCheck.tsx';

const select = fn();
const again = fn();

const meta = {
  title: 'Live room/DeviceCheck',
  component: DeviceCheck,
  args: deviceCheckSample('en'),
  render: (_args, context) => <DeviceCheck {...deviceCheckSample(localeOf(context))} />,
} satisfies Meta<typeof DeviceCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  DeviceCheck,
  deviceCheckStates,
  (s) => deviceCheckSample(localeOfSample(s)),
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const AllWell: Story = { ...states.one('all well'), tags: ['!test', 'state'] };

export const Denied: Story = { ...states.one('denied'), tags: ['!test', 'state'] };

export const Dismissed: Story = { ...states.one('dismissed'), tags: ['!test', 'state'] };

export const Missing: Story = { ...states.one('missing'), tags: ['!test', 'state'] };

export const Busy: Story = { ...states.one('busy'), tags: ['!test', 'state'] };

export const NamesUnknown: Story = { ...states.one('names unknown'), tags: ['!test', 'state'] };

export const AudienceSpeakerOnly: Story = {
  ...states.one('audience: loudspeaker only'),
  tags: ['!test', 'state'],
};

export const OnPhone: Story = { ...onPhone };

/** LMED-09: The user selects another microphone. LMED-12: The level is exposed as a meter. */
export const Interaction: Story = {
  render: (_args, context) => {
    const { microphone, ...props } = deviceCheckSample(localeOf(context));
    return (
      <DeviceCheck {...props} microphone={microphone && { ...microphone, onSelect: select }} />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.selectOptions(canvas.getByLabelText(t('live.devices.microphone')), 'h');
    await expect(select).toHaveBeenCalledWith('h');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '60');
  },
};

/** LMED-11: A blocked camera shows how to allow it, with a retry. */
export const CameraBlocked: Story = {
  render: (_args, context) => {
    const props = deviceCheckSample(localeOf(context));
    return (
      <DeviceCheck
        {...props}
        camera={{
          devices: [],
          selected: '',
          onSelect: select,
          problem: 'denied',
          onAskAgain: again,
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await canvas.findByText(t('live.devices.problems.video.denied.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('live.devices.again') }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

/** LMED-12: A user whose microphone is off is not asked to speak. */
export const MicrophoneOff: Story = {
  render: (_args, context) => {
    const { microphone, ...props } = deviceCheckSample(localeOf(context));
    return (
      <DeviceCheck {...props} microphone={microphone && { ...microphone, level: 0, isOff: true }} />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('live.devices.levelOff'))).toBeVisible();
    await expect(canvas.queryByText(t('live.devices.levelHint'))).toBeNull();
  },
};
