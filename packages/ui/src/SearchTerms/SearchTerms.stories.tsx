import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenTextOf, screenTextOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

const states = statesOf(
  SearchTerms,
  searchTermsStates,
  (s) => ({ label: screenTextOfSample(s)('home.hot'), terms }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const HotWords: Story = { ...states.one('hot words'), tags: ['!test'] };

export const History: Story = { ...states.one('history'), tags: ['!test'] };

export const None: Story = { ...states.one('none'), tags: ['!test'] };
