import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { liveStateBadgeStates } from './LiveStateBadge.states.ts';
import { LiveStateBadge } from './LiveStateBadge.tsx';

const meta = {
  title: 'Live room/LiveStateBadge',
  component: LiveStateBadge,
  args: { t: liveTextFor('en'), state: 'streaming' },
  decorators: [onStage()],
  render: (args, context) => <LiveStateBadge {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof LiveStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(LiveStateBadge, liveStateBadgeStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(LiveStateBadge, liveStateBadgeStates, (s) => ({
  t: liveTextFor(localeOfSample(s)),
}));

export const Unprepare: Story = { ...states.one('unprepare'), tags: ['!test', 'state'] };

export const Preparing: Story = { ...states.one('preparing'), tags: ['!test', 'state'] };

export const Streaming: Story = { ...states.one('streaming'), tags: ['!test', 'state'] };

export const Stopped: Story = { ...states.one('stopped'), tags: ['!test', 'state'] };

export const RecordedAndTranscribed: Story = {
  ...states.one('recorded and transcribed'),
  tags: ['!test', 'state'],
};

export const ARoomToTryOut: Story = {
  ...states.one('a room to try out'),
  tags: ['!test', 'state'],
};

/** LHST-27: Everyone sees that the meeting is being recorded. */
export const Recorded: Story = { args: { isRecording: true } };
