import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { screenTextOf, screenTextOfSample } from '../../story/screenText.ts';
import { companies } from '../../story/samples/cast/index.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { searchTermsStates } from './SearchTerms.states.ts';
import { SearchTerms } from './SearchTerms.tsx';
import type { SearchTermsProps } from './SearchTerms.tsx';

const terms = ['1.6T', companies.haoyuan.stockCode, '光模块'].map((term) => ({
  term,
  href: `#${term}`,
}));

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

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const HotWords: Story = { ...states.one('hot words'), tags: ['!test', 'state'] };

export const History: Story = { ...states.one('history'), tags: ['!test', 'state'] };

export const None: Story = { ...states.one('none'), tags: ['!test', 'state'] };

/** The reader's own earlier searches, which the app removes on request. */
function Forgetting(props: SearchTermsProps) {
  const [kept, setKept] = useState(props.terms);
  const { forget } = props;
  return (
    <SearchTerms
      {...props}
      terms={kept}
      forget={
        forget && {
          ...forget,
          onForget: (term) => {
            forget.onForget(term);
            setKept((before) => before.filter((one) => one.term !== term));
          },
        }
      }
    />
  );
}

const onForget = fn();
const onClear = fn();

/** A word leads to its search, its button removes it, and the focus stays among the words. */
export const Interaction: Story = {
  decorators: [inRouter],
  render: (args, context) => {
    const t = screenTextOf(context);
    return (
      <Forgetting
        {...args}
        label={t('search.history')}
        forget={{ labelOf: (term) => t('search.forget', { term }), onForget }}
        clear={{ label: t('search.clearHistory'), onClear }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = screenTextOf({ globals });
    const linkOf = (term: string) => canvas.getByRole('link', { name: term });
    const forgetOf = (term: string) =>
      canvas.getByRole('button', { name: t('search.forget', { term }) });
    const clear = canvas.getByRole('button', { name: t('search.clearHistory') });
    await tabThrough([linkOf('1.6T')]);
    await followBothWays(linkOf('1.6T'), '#1.6T');
    const stops = terms.flatMap(({ term }) => [linkOf(term), forgetOf(term)]);
    await tabThrough(stops.slice(1));

    await userEvent.keyboard('{Enter}');
    await expect(onForget).toHaveBeenLastCalledWith('光模块');
    await expect(canvas.queryByRole('link', { name: '光模块' })).toBeNull();
    await expect(forgetOf(companies.haoyuan.stockCode)).toHaveFocus();
    await userEvent.click(forgetOf('1.6T'));
    await expect(onForget).toHaveBeenLastCalledWith('1.6T');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(forgetOf(companies.haoyuan.stockCode)).toHaveFocus();

    await tabThrough([clear]);
    await userEvent.keyboard(' ');
    await expect(onClear).toHaveBeenCalledOnce();
  },
};
