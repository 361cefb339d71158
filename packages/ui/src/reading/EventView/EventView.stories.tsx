import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { eventView } from '../../story/samples/event.ts';
import {
  localeOf,
  localeOfSample,
  screenTextFor,
  screenTextOf,
  screenTextOfSample,
} from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { eventViewStates } from './EventView.states.ts';
import { EventView } from './EventView.tsx';

const meta = {
  title: 'Reading/EventView',
  component: EventView,
  args: { t: screenTextFor('en'), event: eventView('en'), yuanPerCoin: 6.8, onShare: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => (
    <EventView {...args} t={screenTextOf(context)} event={eventView(localeOf(context))} />
  ),
} satisfies Meta<typeof EventView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  EventView,
  eventViewStates,
  (s) => ({
    t: screenTextOfSample(s),
    event: eventView(localeOfSample(s)),
    yuanPerCoin: 6.8,
    onShare: fn(),
  }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const ReaderInBeijing: Story = {
  ...states.one('reader in Beijing'),
  tags: ['!test', 'state'],
};

export const ReaderInZurich: Story = {
  ...states.one('reader in Zurich'),
  tags: ['!test', 'state'],
};

/** I18N-16: Beijing time, and the reader's time if different. */
export const AnotherZone: Story = {
  args: { readerZone: 'America/New_York' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('22:30');
    await expect(canvasElement.textContent).toContain('10:30');
  },
};

/** An event that has started is not refundable, and a note states this. */
export const Started: Story = {
  render: (args, context) => {
    const event = { ...eventView(localeOf(context)), hasStarted: true };
    return <EventView {...args} t={screenTextOf(context)} event={event} />;
  },
  play: async ({ canvas, globals }) => {
    const t = screenTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('event.refundOver'))).toBeVisible();
    await expect(canvas.queryByText(t('event.refundOnline'))).toBeNull();
  },
};

/** In a narrow column of a wide window it has one column, as on a phone. */
export const InColumn: Story = {
  render: (args, context) => (
    <div style={{ maxInlineSize: 560 }}>
      <EventView {...args} t={screenTextOf(context)} event={eventView(localeOf(context))} />
    </div>
  ),
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary').getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(aside.left).toBe(title.left);
  },
};

/** The button beside the organizer shares the event. */
export const Interaction: Story = {
  args: { onShare: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
