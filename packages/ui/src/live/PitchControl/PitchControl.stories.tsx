import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../story/onPhone.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { pitchControlStates } from './PitchControl.states.ts';
import { PitchControl } from './PitchControl.tsx';
import type { PitchControlProps } from './PitchControl.tsx';

const nothing = () => undefined;

/** Keeps the choice, as the room does, and reports it. */
function Kept(props: PitchControlProps) {
  const [isOn, setOn] = useState(props.isOn);
  const [pitch, setPitch] = useState(props.pitch);
  return (
    <PitchControl
      {...props}
      isOn={isOn}
      onToggle={(next) => {
        setOn(next);
        props.onToggle(next);
      }}
      pitch={pitch}
      onPitch={(next) => {
        setPitch(next);
        props.onPitch(next);
      }}
    />
  );
}

const meta = {
  title: 'Live room/PitchControl',
  component: PitchControl,
  args: { t: liveTextFor('en'), isOn: true, onToggle: fn(), pitch: 0, onPitch: fn() },
  render: (args, context) => (
    <div style={{ maxInlineSize: 352 }}>
      <Kept {...args} t={liveTextFor(localeOf(context))} />
    </div>
  ),
} satisfies Meta<typeof PitchControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  PitchControl,
  pitchControlStates,
  (s) => ({
    t: liveTextFor(localeOfSample(s)),
    isOn: true,
    onToggle: nothing,
    pitch: 0 as const,
    onPitch: nothing,
  }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(PitchControl, pitchControlStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
  isOn: true,
  onToggle: nothing,
  pitch: 0 as const,
  onPitch: nothing,
}));

export const Off: Story = { ...states.one('off'), tags: ['!test', 'state'] };

export const OnAsItIs: Story = { ...states.one('on, as it is'), tags: ['!test', 'state'] };

export const OnLower: Story = { ...states.one('on, lower'), tags: ['!test', 'state'] };

export const OnHigher: Story = { ...states.one('on, higher'), tags: ['!test', 'state'] };

export const DidNotStart: Story = { ...states.one('did not start'), tags: ['!test', 'state'] };

export const TheBrowserCannot: Story = {
  ...states.one('the browser cannot'),
  tags: ['!test', 'state'],
};

/** LPIT-02 LPIT-12 Turned on by keyboard; the switch's description notes that staff can see it. */
export const Interaction: Story = {
  args: { isOn: false },
  play: async ({ args, canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.tab();
    const change = canvas.getByRole('switch', { name: t('liveMedia.voice.change') });
    await expect(change).toHaveFocus();
    await expect(change).toHaveAccessibleDescription(t('liveMedia.voice.disclosed'));
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
  },
};

/** LPIT-08 LPIT-09 LPIT-10 The three pitches, by arrow keys. */
export const Pitches: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    canvas.getByRole('radio', { name: t('liveMedia.voice.pitches.own') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPitch).toHaveBeenLastCalledWith(-0.6);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPitch).toHaveBeenLastCalledWith(0.5);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPitch).toHaveBeenLastCalledWith(0);
  },
};

/** While it starts the switch keeps the focus and does not act again. */
export const Starting: Story = {
  args: { isOn: false, isPending: true },
  play: async ({ args, canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('liveMedia.voice.starting'));
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

/** A reader whose own voice is heard after all is notified at once, with what to do. */
export const Failed: Story = {
  args: { isOn: false, hasFailed: true },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('liveMedia.voice.failed.text'));
  },
};

/** LPIT-11 Without the Web Audio API there is nothing to turn on. */
export const Unsupported: Story = {
  args: { isSupported: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Web Audio API/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** On the narrowest phone the three voices stay reachable. */
export const OnPhone: Story = {
  ...onPhone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
