import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { screenTextOf, screenTextOfSample } from '../story/screenText.ts';
import { searchTermsStates } from './SearchTerms.states.ts';
import { SearchTerms } from './SearchTerms.tsx';

const terms = ['1.6T', '2187.HK', '光模块'].map((term) => ({ term, href: `#${term}` }));

const meta = {
  title: 'Reading/SearchTerms',
  component: SearchTerms,
  args: { label: '', terms },
  render: (args, context) => <SearchTerms {...args} label={screenTextOf(context)('home.hot')} />,
} satisfies Meta<typeof SearchTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(
    SearchTerms,
    searchTermsStates,
    (s) => ({ label: screenTextOfSample(s)('home.hot'), terms }),
    { isWide: true },
  ),
  tags: ['visual'],
};
