import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { allStates } from '../story/allStates.tsx';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { tabLinksStates } from './TabLinks.states.ts';
import { TabLinks } from './TabLinks.tsx';

const meta = {
  title: 'Money/TabLinks',
  component: TabLinks,
  args: accountSample('en').TabLinks,
  render: (_args, context) => <TabLinks {...accountSample(localeOf(context)).TabLinks} />,
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(TabLinks, tabLinksStates, (s) => accountSample(localeOfSample(s)).TabLinks, {
    isWide: true,
  }),
  tags: ['visual'],
};
