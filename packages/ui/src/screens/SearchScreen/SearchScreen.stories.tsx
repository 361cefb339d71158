import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow } from '../../story/samples/now.ts';
import { sampleHits } from '../../story/samples/search.ts';
import { companies } from '../../story/samples/cast/index.ts';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { SearchScreen } from './SearchScreen.tsx';
import type { SearchScreenProps } from './SearchScreen.tsx';

const nothing = () => undefined;

function propsFor(locale: Locale): SearchScreenProps {
  const t = screenTextFor(locale);
  const key = locale === 'en' ? 'optics' : '光模块';
  return {
    t,
    now: sampleNow,
    searchKey: key,
    search: { value: key, onChange: nothing, onSubmit: nothing, history: [] },
    kinds: (['all', 'articles', 'events'] as const).map((kind) => ({
      href: `#${kind}`,
      text: t(`search.kinds.${kind}`),
      isCurrent: kind === 'all',
    })),
    filters: {
      values: { time: 'any', industry: '', market: '', author: '' },
      industries: [],
      markets: [],
      onChange: nothing,
      onReset: nothing,
    },
    hits: sampleHits(locale),
    total: 5,
    widen: {},
    hotTerms: [{ term: companies.haoyuan.stockCode, href: '#hot' }],
    onRetry: nothing,
  };
}

const meta = {
  title: 'Screens/SearchScreen',
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <SearchScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** SRCH-12: ways on when nothing is found. */
export const NothingFound: Story = {
  render: (_args, context) => (
    <SearchScreen
      {...propsFor(localeOf(context))}
      hits={[]}
      total={0}
      widen={{ anyTime: '#any', allKinds: '#all' }}
    />
  ),
};

/** UI-16: The results are loading. */
export const Loading: Story = {
  render: (_args, context) => (
    <SearchScreen {...propsFor(localeOf(context))} hits={[]} total={undefined} state="loading" />
  ),
};

/** UI-16: The search did not answer. */
export const Failed: Story = {
  render: (_args, context) => (
    <SearchScreen {...propsFor(localeOf(context))} hits={[]} total={undefined} state="error" />
  ),
};
