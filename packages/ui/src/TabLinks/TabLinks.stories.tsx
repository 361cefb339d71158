import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  TabLinks,
  tabLinksStates,
  (s) => accountSample(localeOfSample(s)).TabLinks,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };
