import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPanel } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { sampleFor } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { roomTabsStates } from './RoomTabs.states.ts';
import { RoomTabs } from './RoomTabs.tsx';

const meta = {
  title: 'Live room/RoomTabs',
  component: RoomTabs,
  args: {
    t: liveTextFor('en'),
    onSelect: fn(),
    attendeeCount: 418,
    unread: 5,
    attendees: sampleFor('en').person,
    chat: 'Good morning',
  },
  decorators: [inPanel()],
  render: (args, context) => <RoomTabs {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof RoomTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  RoomTabs,
  roomTabsStates,
  (s) => ({
    t: liveTextFor(localeOfSample(s)),
    onSelect: () => undefined,
    attendees: s.person,
    chat: s.text,
  }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const People: Story = { ...states.one('people'), tags: ['!test', 'state'] };

export const PeopleCountNotShownNothingUnread: Story = {
  ...states.one('people, count not shown, nothing unread'),
  tags: ['!test', 'state'],
};

export const PublicChat: Story = { ...states.one('public chat'), tags: ['!test', 'state'] };

export const ManyUnread: Story = { ...states.one('many unread'), tags: ['!test', 'state'] };

export const HandsUp: Story = { ...states.one('hands up'), tags: ['!test', 'state'] };

export const ChatNotAllowed: Story = {
  ...states.one('chat not allowed'),
  tags: ['!test', 'state'],
};

/** LCHT-02 Arrow keys go to the chat; the unread number is announced with what it counts. */
export const Interaction: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[1]).toHaveAccessibleName(
      expect.stringContaining(t('live.tabs.unread', { count: 5 })),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledWith('public_chat');
  },
};

/** LCHT-04 Without the right to chat the attendees are shown, also where the chat was selected. */
export const FallsBack: Story = {
  args: { selected: 'public_chat', isChatAllowed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(sampleFor('en').person);
  },
};
