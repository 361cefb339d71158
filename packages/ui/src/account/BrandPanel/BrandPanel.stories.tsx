import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { brandPanelStates } from './BrandPanel.states.ts';
import { BrandPanel } from './BrandPanel.tsx';

const meta = {
  title: 'Account/BrandPanel',
  component: BrandPanel,
  args: accountSample('en').BrandPanel,
  render: (_args, context) => <BrandPanel {...accountSample(localeOf(context)).BrandPanel} />,
} satisfies Meta<typeof BrandPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  BrandPanel,
  brandPanelStates,
  (s) => accountSample(localeOfSample(s)).BrandPanel,
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

export const Today: Story = { ...states.one('today'), tags: ['!test', 'state'] };

export const ComingUp: Story = { ...states.one('coming up'), tags: ['!test', 'state'] };

export const NoEvents: Story = { ...states.one('no events'), tags: ['!test', 'state'] };
