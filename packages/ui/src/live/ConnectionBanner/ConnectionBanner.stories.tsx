import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../../story/onStage.tsx';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
import { connectionBannerStates } from './ConnectionBanner.states.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const meta = {
  title: 'Live room/ConnectionBanner',
  component: ConnectionBanner,
  args: { t: liveTextFor('en'), kind: 'reconnecting' },
  decorators: [onStage()],
  render: (args, context) => <ConnectionBanner {...args} t={liveTextFor(localeOf(context))} />,
} satisfies Meta<typeof ConnectionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  ConnectionBanner,
  connectionBannerStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)) }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  ConnectionBanner,
  connectionBannerStates,
  (s) => ({ t: liveTextFor(localeOfSample(s)) }),
  'reconnecting',
);

export const Connecting: Story = { ...states.one('connecting'), tags: ['!test', 'state'] };

export const Reconnecting: Story = { ...states.one('reconnecting'), tags: ['!test', 'state'] };

export const Back: Story = { ...states.one('back'), tags: ['!test', 'state'] };

export const Poor: Story = { ...states.one('poor'), tags: ['!test', 'state'] };

/** LCON-29: A lost connection is announced politely. */
export const Announced: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('live.connection.reconnecting'));
  },
};

/** While connected, nothing is visible, but the live region is in the page. */
export const Connected: Story = {
  args: { kind: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
