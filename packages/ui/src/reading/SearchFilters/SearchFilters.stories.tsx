import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  localeOf,
  localeOfSample,
  screenTextFor,
  screenTextOf,
  screenTextOfSample,
} from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { searchFiltersStates } from './SearchFilters.states.ts';
import { SearchFilters } from './SearchFilters.tsx';

const baseIn = (locale: Locale) => ({
  values: { time: 'any' as const, industry: '', market: '', author: '' },
  industries: [{ value: '2', label: locale === 'en' ? 'Semiconductors' : '半导体' }],
  markets: [{ value: '3', label: locale === 'en' ? 'United States' : '美国' }],
  onChange: fn(),
  onReset: fn(),
});

const meta = {
  title: 'Reading/SearchFilters',
  component: SearchFilters,
  args: { t: screenTextFor('en'), ...baseIn('en') },
  render: (args, context) => {
    const { industries, markets } = baseIn(localeOf(context));
    return (
      <SearchFilters
        {...args}
        industries={industries}
        markets={markets}
        t={screenTextOf(context)}
      />
    );
  },
} satisfies Meta<typeof SearchFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(SearchFilters, searchFiltersStates, (s) => ({
  ...baseIn(localeOfSample(s)),
  t: screenTextOfSample(s),
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Wide: Story = { ...states.one('wide'), tags: ['!test', 'state'] };

export const Narrowed: Story = { ...states.one('narrowed'), tags: ['!test', 'state'] };

/** SRCH-06: a choice of time acts at once. */
export const Time: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const [time] = canvas.getAllByRole('combobox');
    if (time) await userEvent.selectOptions(time, '6_months');
    await expect(args.onChange).toHaveBeenCalledWith({
      time: '6_months',
      industry: '',
      market: '',
      author: '',
    });
  },
};

/** SRCH-03: a choice of market acts at once and keeps the others. */
export const Interaction: Story = {
  args: { onChange: fn(), values: { time: '1_week', industry: '2', market: '', author: '' } },
  play: async ({ canvas, args }) => {
    const [, , market] = canvas.getAllByRole('combobox');
    if (market) await userEvent.selectOptions(market, '3');
    await expect(args.onChange).toHaveBeenCalledWith({
      time: '1_week',
      industry: '2',
      market: '3',
      author: '',
    });
  },
};
