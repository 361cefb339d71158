import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArticles } from '../story/articleListSample.ts';
import { sampleNow } from '../story/sampleNow.ts';
import {
  localeOf,
  localeOfSample,
  screenTextFor,
  screenTextOf,
  screenTextOfSample,
} from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
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

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Rows: Story = { ...states.one('rows'), tags: ['!test'] };

export const Compact: Story = { ...states.one('compact'), tags: ['!test'] };

export const Loading: Story = { ...states.one('loading'), tags: ['!test'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test'] };

export const ErrorState: Story = { ...states.one('error'), tags: ['!test'] };
