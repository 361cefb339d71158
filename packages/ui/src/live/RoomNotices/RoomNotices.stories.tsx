import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { holdTimers } from '../../story/holdTimers.ts';
import type { HeldTimers } from '../../story/holdTimers.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import type { RoomEvent } from './mergeNotices.ts';
import { roomNoticesStates } from './RoomNotices.states.ts';
import { RoomNotices } from './RoomNotices.tsx';

/** Twelve joins, and one raised hand. */
const crowd = (locale: Locale): RoomEvent[] => [
  ...Array.from({ length: 12 }, (_, id): RoomEvent => ({ id, kind: 'joined', name: `${id}` })),
  { id: 12, kind: 'hand', name: liveSample(locale).tanHuiShan },
];

const meta = {
  title: 'Live room/RoomNotices',
  component: RoomNotices,
  args: { t: liveTextFor('en'), events: crowd('en'), gatherFor: 0 },
  decorators: [onStage()],
  render: (args, context) => (
    <RoomNotices {...args} t={liveTextFor(localeOf(context))} events={crowd(localeOf(context))} />
  ),
} satisfies Meta<typeof RoomNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  RoomNotices,
  roomNoticesStates,
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
export const LongText: Story = longTranslation(
  RoomNotices,
  roomNoticesStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)) }),
  'muted on stage',
);

export const Muted: Story = { ...states.one('muted'), tags: ['!test', 'state'] };

export const Unmuted: Story = { ...states.one('unmuted'), tags: ['!test', 'state'] };

export const Hidden: Story = { ...states.one('hidden'), tags: ['!test', 'state'] };

export const Displayed: Story = { ...states.one('displayed'), tags: ['!test', 'state'] };

export const NothingHasHappened: Story = {
  ...states.one('nothing has happened'),
  tags: ['!test', 'state'],
};

/** Twelve joins are one polite sentence, not twelve. */
export const Merged: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('live.notices.joined', { count: 12 })),
    );
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** Only screen readers announce a growing audience, and seldom: the header's count shows it. */
export const AudienceFills: Story = {
  args: { gatherListenersFor: 0 },
  render: (args, context) => (
    <RoomNotices
      {...args}
      t={liveTextFor(localeOf(context))}
      events={[{ id: 1, kind: 'listeners', count: 12 }]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const joined = t('live.notices.joined', { count: 12 });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(joined));
    await expect(canvas.getByText(joined)).toHaveStyle({ position: 'absolute' });
  },
};

/** Differs from other timers, as in the room. */
const STAYS_MS = 8000;
let standing: HeldTimers;

/** A notice hides by itself, because it covers the videos. */
export const Passing: Story = {
  args: { staysFor: STAYS_MS },
  beforeEach: () => {
    standing = holdTimers(STAYS_MS);
    return standing.letGo;
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(t('live.notices.joined', { count: 12 })));
    await waitFor(() => standing.end());
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/**
 * LMED-19 A muted member on stage reads that they may unmute themselves; an audience member may
 * not.
 */
export const MutedOnStage: Story = {
  render: (args, context) => (
    <RoomNotices
      {...args}
      t={liveTextFor(localeOf(context))}
      events={[{ id: 1, kind: 'own', own: 'muted', isOnStage: true }]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('live.notices.yours.mutedOnStage'));
  },
};

/** LROL-45 A notice that concerns the reader is announced at once. */
export const Own: Story = {
  render: (args, context) => (
    <RoomNotices
      {...args}
      t={liveTextFor(localeOf(context))}
      events={[{ id: 1, kind: 'own', own: 'toAudience' }]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('live.notices.yours.toAudience'));
  },
};
