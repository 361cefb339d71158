import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  lockedArticle,
  openArticle,
  sampleComments,
  sampleReasons,
} from '../../story/samples/article.ts';
import { sampleArticles } from '../../story/samples/articleList.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { localeOf, screenTextFor } from '../../story/screenText.ts';
import { ArticleScreen } from './ArticleScreen.tsx';
import type { ArticleScreenProps } from './ArticleScreen.tsx';

const nothing = () => undefined;

function propsFor(locale: Locale): ArticleScreenProps {
  const t = screenTextFor(locale);
  return {
    t,
    article: lockedArticle(locale),
    now: sampleNow,
    payNow: sampleNow,
    steps: [{ name: t('article.research.title'), href: '#research' }],
    related: sampleArticles[locale].slice(1, 4),
    authorHref: '#author',
    pay: { yuanPerCoin: 6.8, topUpHref: '#topup', onChoose: nothing },
    reactions: { reasons: sampleReasons(locale), onReact: nothing },
    comments: {
      comments: sampleComments(locale),
      total: 2,
      draft: '',
      onDraftChange: fn(),
      onSend: () => Promise.resolve(),
      onRemove: nothing,
    },
    onShare: nothing,
    onDownload: nothing,
  };
}

const meta = {
  title: 'Screens/ArticleScreen',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  render: (_args, context) => <ArticleScreen {...propsFor(localeOf(context))} />,
} satisfies Meta<typeof ArticleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** CONT-06: bought, and so whole. */
export const Unlocked: Story = {
  render: (_args, context) => (
    <ArticleScreen {...propsFor(localeOf(context))} article={openArticle(localeOf(context))} />
  ),
};

/** AUTH-30: a visitor reads comments and is asked to log in. */
export const Visitor: Story = {
  render: (_args, context) => {
    const props = propsFor(localeOf(context));
    return (
      <ArticleScreen
        {...props}
        pay={{ ...props.pay, isVisitor: true }}
        reactions={{ ...props.reactions, loginHref: '#login' }}
        comments={{ ...props.comments, loginHref: '#login' }}
      />
    );
  },
};
