import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArticles } from '../../story/samples/articleList.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import type { ResearchScreenProps } from './ResearchScreen.tsx';

const nothing = () => undefined;

function propsFor(locale: Locale): ResearchScreenProps {
  const t = screenTextFor(locale);
  return {
    t,
    now: sampleNow,
    kinds: (['all', 'articles', 'notes'] as const).map((kind) => ({
      href: `#${kind}`,
      text: t(`search.kinds.${kind}`),
      isCurrent: kind === 'all',
    })),
    lang: 'any',
    access: 'any',
    onFilter: nothing,
    articles: sampleArticles[locale],
    total: 5,
    allHref: '#all',
    onRetry: nothing,
  };
}

const meta = {
  title: 'Screens/ResearchScreen',
  component: ResearchScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <ResearchScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof ResearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** UI-16: Nothing of this type. */
export const Empty: Story = {
  render: (_args, context) => (
    <ResearchScreen {...propsFor(localeOf(context))} articles={[]} total={0} />
  ),
};

/** UI-16: The list is loading. */
export const Loading: Story = {
  render: (_args, context) => (
    <ResearchScreen
      {...propsFor(localeOf(context))}
      articles={[]}
      total={undefined}
      state="loading"
    />
  ),
};

/** UI-16: The list failed to load. */
export const Failed: Story = {
  render: (_args, context) => (
    <ResearchScreen
      {...propsFor(localeOf(context))}
      articles={[]}
      total={undefined}
      state="error"
    />
  ),
};
