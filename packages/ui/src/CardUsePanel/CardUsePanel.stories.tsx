import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { cardUsePanelStates } from './CardUsePanel.states.ts';
import { CardUsePanel } from './CardUsePanel.tsx';

const meta = {
  title: 'Money/CardUsePanel',
  component: CardUsePanel,
  args: accountSample('en').CardUsePanel,
  render: (_args, context) => <CardUsePanel {...accountSample(localeOf(context)).CardUsePanel} />,
} satisfies Meta<typeof CardUsePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    CardUsePanel,
    cardUsePanelStates,
    (s) => accountSample(localeOfSample(s)).CardUsePanel,
    {
      isWide: true,
    },
  ),
  tags: ['visual'],
};
