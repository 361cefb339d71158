import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { followBothWays, inRouter, tabThrough } from '../../story/inRouter.tsx';
import { sampleArticles } from '../../story/samples/articleList.ts';
import { sampleNow } from '../../story/samples/now.ts';
import {
  localeOf,
  localeOfSample,
  screenTextFor,
  screenTextOf,
  screenTextOfSample,
} from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { articleListStates } from './ArticleList.states.ts';
import { ArticleList } from './ArticleList.tsx';

const meta = {
  title: 'Reading/ArticleList',
  component: ArticleList,
  args: { t: screenTextFor('en'), articles: sampleArticles.en, now: sampleNow },
  render: (args, context) => (
    <ArticleList {...args} t={screenTextOf(context)} articles={sampleArticles[localeOf(context)]} />
  ),
} satisfies Meta<typeof ArticleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  ArticleList,
  articleListStates,
  (s) => ({
    t: screenTextOfSample(s),
    articles: sampleArticles[localeOfSample(s)],
    now: sampleNow,
  }),
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Rows: Story = { ...states.one('rows'), tags: ['!test', 'state'] };

export const Compact: Story = { ...states.one('compact'), tags: ['!test', 'state'] };

export const Loading: Story = { ...states.one('loading'), tags: ['!test', 'state'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const ErrorState: Story = { ...states.one('error'), tags: ['!test', 'state'] };

/** Tab moves from title to title in list order; each links to its article. */
export const Interaction: Story = {
  decorators: [inRouter],
  play: async ({ canvas, globals }) => {
    const articles = sampleArticles[localeOf({ globals })];
    await expect(canvas.getAllByRole('listitem')).toHaveLength(articles.length);
    for (const { title, href } of articles) {
      const link = canvas.getByRole('link', { name: title });
      await tabThrough([link]);
      await followBothWays(link, href);
    }
  },
};

/** A loading error is announced, and its only button retries. */
export const Retry: Story = {
  args: { state: 'error', onRetry: fn() },
  play: async ({ canvas, args }) => {
    const button = within(canvas.getByRole('alert')).getByRole('button');
    await tabThrough([button]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
