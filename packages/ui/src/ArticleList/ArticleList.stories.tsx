import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { sampleArticles } from '../story/articleListSample.ts';
import { sampleNow } from '../story/sampleNow.ts';
import {
  localeOf,
  localeOfSample,
  screenTextFor,
  screenTextOf,
  screenTextOfSample,
} from '../story/screenText.ts';
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

export const AllStates: Story = {
  ...allStates(
    ArticleList,
    articleListStates,
    (s) => ({
      t: screenTextOfSample(s),
      articles: sampleArticles[localeOfSample(s)],
      now: sampleNow,
    }),
    { isWide: true },
  ),
  tags: ['visual'],
};
