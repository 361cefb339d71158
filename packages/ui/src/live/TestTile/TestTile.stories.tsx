import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { levelSample } from '../../story/samples/level.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { portrait } from '../../story/samples/portrait.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { testTileStates } from './TestTile.states.ts';
import { TestTile } from './TestTile.tsx';
import type { TestTileProps } from './TestTile.tsx';

const attach = portrait(1);
const draw = fn((element: HTMLElement) => attach(element));
const microphone = levelSample();
const QUIET = Array.from({ length: 10 }, () => 0);

const meta = {
  title: 'Live room/TestTile',
  component: TestTile,
  args: {
    t: liveTextFor('en'),
    name: liveSample('en').helenaBrandt,
    camera: { attach },
    microphone: { level: levelSample(0.4) },
  },
  render: (args, context) => (
    <div style={{ maxInlineSize: 420 }}>
      <TestTile
        {...args}
        t={liveTextFor(localeOf(context))}
        name={liveSample(localeOf(context)).helenaBrandt}
      />
    </div>
  ),
} satisfies Meta<typeof TestTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Framed(props: TestTileProps) {
  return (
    <div style={{ inlineSize: 260 }}>
      <TestTile {...props} />
    </div>
  );
}

const states = statesOf(Framed, testTileStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
  name: liveSample(localeOfSample(s)).helenaBrandt,
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const Starting: Story = { ...states.one('starting'), tags: ['!test', 'state'] };

export const BeforeAWord: Story = { ...states.one('before a word'), tags: ['!test', 'state'] };

export const SeenAndHeard: Story = { ...states.one('seen and heard'), tags: ['!test', 'state'] };

export const NoCameraThere: Story = { ...states.one('no camera there'), tags: ['!test', 'state'] };

export const NoMicrophoneThere: Story = {
  ...states.one('no microphone there'),
  tags: ['!test', 'state'],
};

export const BothRefused: Story = { ...states.one('both refused'), tags: ['!test', 'state'] };

export const InUseElsewhere: Story = {
  ...states.one('in use elsewhere'),
  tags: ['!test', 'state'],
};

export const SwitchedOff: Story = { ...states.one('switched off'), tags: ['!test', 'state'] };

export const SoundAloneIsSent: Story = {
  ...states.one('sound alone is sent'),
  tags: ['!test', 'state'],
};

export const NotMirrored: Story = { ...states.one('not mirrored'), tags: ['!test', 'state'] };

/** A long name is cut short for the meter, and screen readers read it in full. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => (
    <div style={{ inlineSize: 220 }}>
      <TestTile
        {...args}
        t={liveTextFor(localeOf(context))}
        name={liveSample(localeOf(context)).longName}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toBeVisible();
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

/** LMED-12 The level follows every measurement; the video beside it is not attached again. */
export const LevelMoves: Story = {
  args: { camera: { attach: draw }, microphone: { level: microphone } },
  beforeEach: () => microphone.measure(0),
  play: async ({ canvas, canvasElement }) => {
    const lit = () => canvasElement.querySelectorAll('[data-lit]').length;
    await expect(lit()).toBe(0);
    microphone.measure(0.5);
    await waitFor(() => expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '50'));
    await expect(lit()).toBe(6);
    microphone.measure(1.4);
    await waitFor(() => expect(lit()).toBe(12));
    await expect(draw).toHaveBeenCalledOnce();
  },
};

/**
 * LMED-12 After three seconds without a voice a message shows what to do; the first voice removes
 * it.
 */
export const Silent: Story = {
  args: { microphone: { level: microphone } },
  beforeEach: () => microphone.measure(0),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t('liveMedia.test.speak'));
    microphone.measure(...QUIET);
    await waitFor(() => expect(status).toHaveTextContent(t('liveMedia.test.silentHint')));
    microphone.measure(0.3);
    await waitFor(() => expect(status).toHaveTextContent(t('liveMedia.test.heard')));
    microphone.measure(...QUIET);
    await expect(status).toHaveTextContent(t('liveMedia.test.heard'));
  },
};

/** LMED-11 who refused reads which device it is and how it is allowed, and asks again by keyboard. */
export const Interaction: Story = {
  args: {
    camera: { problem: 'denied' },
    microphone: { level: levelSample(), problem: 'denied' },
    onAskAgain: fn(),
  },
  play: async ({ args, canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t('live.devices.problems.video.denied.title'));
    await expect(status).toHaveTextContent(t('live.devices.problems.audio.denied.text'));
    await expect(canvas.queryByRole('meter')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { ...onPhone };

/** UI-15 with the system's colors the steps that are lit are other than those that are not. */
export const InForcedColors: Story = {
  tags: ['forced-colors'],
  args: { microphone: { level: levelSample(0.5) } },
  play: async ({ canvas }) => {
    const backgrounds = [...canvas.getByRole('meter').children].map(
      (step) => getComputedStyle(step).backgroundColor,
    );
    await expect(new Set(backgrounds).size).toBe(2);
  },
};
