import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../story/screenText.ts';
import { searchFiltersStates } from './SearchFilters.states.ts';
import { SearchFilters } from './SearchFilters.tsx';

const base = {
  values: { time: 'any' as const, industry: '', author: '' },
  industries: [{ value: '2', label: 'Semiconductors' }],
  onChange: fn(),
  onReset: fn(),
};

const meta = {
  title: 'Reading/SearchFilters',
  component: SearchFilters,
  args: { t: screenTextFor('en'), ...base },
  render: (args, context) => <SearchFilters {...args} t={screenTextOf(context)} />,
} satisfies Meta<typeof SearchFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(SearchFilters, searchFiltersStates, (s) => ({ ...base, t: screenTextOfSample(s) })),
  tags: ['visual'],
};

/** SRCH-06: a choice of time acts at once. */
export const Time: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const [time] = canvas.getAllByRole('combobox');
    if (time) await userEvent.selectOptions(time, '6_months');
    await expect(args.onChange).toHaveBeenCalledWith({
      time: '6_months',
      industry: '',
      author: '',
    });
  },
};
