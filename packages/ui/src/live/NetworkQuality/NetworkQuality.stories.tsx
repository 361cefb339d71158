import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '../../story/onPhone.ts';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { NetworkDetails } from './NetworkDetails.tsx';
import { networkQualityStates } from './NetworkQuality.states.ts';
import { NetworkQuality } from './NetworkQuality.tsx';
import type { NetworkFigures, NetworkFiguresSource } from './NetworkQuality.tsx';

/** Figures that a story changes; it counts their readers. */
function figuresSample(first: NetworkFigures) {
  let figures = first;
  const listening = new Set<() => void>();
  const source: NetworkFiguresSource = {
    read: () => figures,
    subscribe: (onChange) => {
      listening.add(onChange);
      return () => listening.delete(onChange);
    },
  };
  return {
    source,
    readers: () => listening.size,
    change: (next: NetworkFigures) => {
      figures = next;
      for (const notify of listening) notify();
    },
  };
}

const usual: NetworkFigures = { roundTripMs: 48, upKbps: 1020, downKbps: 2310 };
const line = figuresSample(usual);

const meta = {
  title: 'Live room/NetworkQuality',
  component: NetworkQuality,
  args: { t: liveTextFor('en'), up: 2, down: 1, figures: line.source },
  decorators: [onStage()],
  render: (args, context) => <NetworkQuality {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof NetworkQuality>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(NetworkQuality, networkQualityStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(NetworkQuality, networkQualityStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
}));

export const TheWorseDirectionCounts: Story = {
  ...states.one('the worse direction counts'),
  tags: ['!test', 'state'],
};

export const TheMarkAlone: Story = { ...states.one('the mark alone'), tags: ['!test', 'state'] };

export const TheMarkAlonePoor: Story = {
  ...states.one('the mark alone, poor'),
  tags: ['!test', 'state'],
};

/** The popover's content for good, poor and lost connections. */
export const Details: Story = {
  decorators: [
    (DetailsStory) => (
      <div style={{ background: 'var(--ui-color-bg-raised)', color: 'var(--ui-color-fg-default)' }}>
        <DetailsStory />
      </div>
    ),
  ],
  render: (_args, context) => {
    const t = liveTextFor(localeOf(context));
    return (
      <div
        style={{ display: 'grid', gap: 32, inlineSize: 340, maxInlineSize: '100%', padding: 16 }}
      >
        <NetworkDetails t={t} up={2} down={1} figures={line.source} />
        <NetworkDetails t={t} up={5} down={3} figures={line.source} />
        <NetworkDetails t={t} up={6} down={6} figures={undefined} />
        <NetworkDetails t={t} up={undefined} down={0} figures={undefined} />
      </div>
    );
  },
  tags: ['visual'],
};

/** By keyboard: the words are the button's name, and the popover shows both directions. */
export const Interaction: Story = {
  args: { up: 4, down: 1 },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.tab();
    const mark = canvas.getByRole('button', { name: t('liveMedia.network.summaries.4') });
    await expect(mark).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const details = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(details.getByText(t('liveMedia.network.levels.4'))).toBeVisible());
    await expect(details.getByText(t('liveMedia.network.levels.1'))).toBeVisible();
    await expect(details.getByText('1,020 kbit/s')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(mark).toHaveFocus());
  },
};

/** Figures change each second: the component subscribes only while somebody looks. */
export const FiguresFollow: Story = {
  beforeEach: () => line.change(usual),
  play: async ({ canvas }) => {
    await expect(line.readers()).toBe(0);
    await userEvent.click(canvas.getByRole('button'));
    const details = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(details.getByText('48 ms')).toBeVisible());
    line.change({ ...usual, roundTripMs: 920 });
    await waitFor(() => expect(details.getByText('920 ms')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line.readers()).toBe(0));
    line.change(usual);
  },
};

/** LMED-21 Packet loss and the largest video are shown beside the rate, in each direction. */
export const AllFigures: Story = {
  beforeEach: () => {
    line.change({
      ...usual,
      up: { lost: 0.004, video: { width: 640, height: 360, framesPerSecond: 14.8 } },
      down: { lost: 0.12, video: { width: 1920, height: 1080, framesPerSecond: 15 } },
    });
    return () => line.change(usual);
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button'));
    const details = within(await screen.findByRole('dialog'));
    const seen = t('liveMedia.network.video', { width: 1920, height: 1080, rate: '15' });
    await waitFor(() => expect(details.getByText(seen)).toBeVisible());
    await expect(details.getByText(t('liveMedia.network.lost', { share: '0.4%' }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** LMED-21 A level above 4 is marked and comes with advice; 4 is weak, and not yet poor. */
export const Poor: Story = {
  args: { up: 5, down: 2 },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button', { name: t('liveMedia.network.summaries.5') }));
    const details = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(details.getByText(t('liveMedia.network.poor'))).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** On phones the header has room for the mark only, as high as a finger. */
export const OnPhone: Story = {
  ...onPhone,
  args: { isCompact: true },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const mark = canvas.getByRole('button', { name: t('liveMedia.network.summaries.2') });
    await expect(mark.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(mark.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
