import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveSample } from '../story/liveSample.ts';
import { onStage } from '../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../story/screenText.ts';
import { longTranslation } from '../story/longTranslation.tsx';
import { statesOf } from '../story/statesOf.tsx';
import type { RoomEvent } from './mergeNotices.ts';
import { roomNoticesStates } from './RoomNotices.states.ts';
import { RoomNotices } from './RoomNotices.tsx';

/** Twelve who joined, and one hand. */
const crowd = (locale: Locale): RoomEvent[] => [
  ...Array.from({ length: 12 }, (_, id): RoomEvent => ({ id, kind: 'joined', name: `${id}` })),
  { id: 12, kind: 'hand', name: liveSample(locale).claire },
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

/** Words as long as another language has them, on the narrowest phone. */
export const LongText: Story = longTranslation(
  RoomNotices,
  roomNoticesStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)) }),
  'muted on stage',
);

export const Muted: Story = { ...states.one('muted'), tags: ['!test'] };

export const Unmuted: Story = { ...states.one('unmuted'), tags: ['!test'] };

export const Hidden: Story = { ...states.one('hidden'), tags: ['!test'] };

export const Displayed: Story = { ...states.one('displayed'), tags: ['!test'] };

export const NothingHasHappened: Story = { ...states.one('nothing has happened'), tags: ['!test'] };

/** Twelve who join are one polite sentence, not twelve. */
export const Merged: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('live.notices.joined', { count: 12 })),
    );
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** An audience that fills is told to screen readers alone, seldom: the count in the header shows it. */
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

/** What was told goes by itself: it stands over the pictures. */
export const Passing: Story = {
  args: { staysFor: 100 },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const told = canvas.getByRole('status');
    await waitFor(() => expect(told).toHaveTextContent(t('live.notices.joined', { count: 12 })));
    await waitFor(() => expect(told).toBeEmptyDOMElement());
  },
};

/** LMED-19 who is muted on stage reads that he may unmute himself; a listener may not. */
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

/** LROL-45 what concerns the reader is told at once. */
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
