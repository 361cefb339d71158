import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(BrandPanel, brandPanelStates, (s) => accountSample(localeOfSample(s)).BrandPanel, {
    isWide: true,
  }),
  tags: ['visual'],
};
